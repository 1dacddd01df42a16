import { join } from 'node:path'
import { coverageOf, reasonsOf } from '../../../packages/features/src/shared/stories/coverage'
import { root } from '../../shared/root.ts'
import { compareReasons, readDeclarations, screenFolders, storiesOf } from '../storyStates'

const features = join(root, 'packages/features/src')
const count = { screens: 0, shown: 0, notApplicable: 0, missing: 0 }
const problems: string[] = []
for (const folder of screenFolders(features)) {
  const declarations = await readDeclarations(join(features, folder))
  problems.push(...compareReasons(declarations).map((problem) => `${folder}: ${problem}`))
  for (const [screen, declared] of Object.entries(declarations.states)) {
    const stories = storiesOf(join(features, folder), screen)
    const coverage = Object.entries(coverageOf(declared, reasonsOf(declarations, screen), stories))
    const missing = coverage.filter(([, cell]) => cell === 'missing').map(([state]) => state)
    const shown = coverage.filter(([, cell]) => cell === 'shown').length
    count.screens++
    count.shown += shown
    count.missing += missing.length
    count.notApplicable += coverage.length - shown - missing.length
    if (missing.length > 0) console.info(`${folder}/${screen}: no story and no reason: ${missing.join(', ')}`)
  }
}
for (const problem of problems) console.error(problem)
const { screens, shown, notApplicable, missing } = count
console.info(
  `States: ${screens} screens, ${shown} shown, ${notApplicable} not applicable, ${missing} missing`,
)
process.exitCode = problems.length > 0 ? 1 : 0
