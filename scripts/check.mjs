import { checks } from './checks.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { runStep } from './runStep.mjs'

ensureInstalled()
const failed = checks.filter((check) => {
  console.info(`\n— ${check.name}: ${check.about}`)
  return !runStep(check)
})
console.info(
  failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
