import { checks } from './checks.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { runTogether } from './runStep.mjs'

ensureInstalled()
const failed = []
await runTogether(checks, (check, { isGood, said }) => {
  console.info(`\n— ${check.name}: ${check.about}\n${said.trimEnd()}`)
  if (!isGood) failed.push(check)
})
console.info(
  failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
