import { runTogether, type Step } from '../shared/runStep.ts'
import { checks } from './checks.ts'

const failed: Step[] = []
await runTogether(checks, (check, { isGood, said }) => {
  console.info(`\n— ${check.name}: ${check.about}\n${said.trimEnd()}`)
  if (!isGood) failed.push(check)
})
console.info(
  failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
