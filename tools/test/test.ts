import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from '../check/checks.ts'
import { commandOf, root } from '../shared/root.ts'
import { runStep, runTogether, type Step } from '../shared/runStep.ts'
import { type Result, resultOf, sumUp } from './report.ts'

/** `npm test [-- step …]`: runs all steps, or some by name, and sums up. Fails if anything failed. */

const reports = join(root, 'node_modules', '.cache', 'atrium', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface TestStep extends Step {
  /** Where vitest writes its own report, of which tests are counted. */
  readonly report?: string
}

/** These keep one core busy each and run side by side. Stories and journeys need what is built here. */
const first: readonly TestStep[] = [
  ...checks,
  {
    name: 'portal',
    about: 'the portal is built',
    args: () => ['--import', 'tsx', 'tools/service/buildPortal.ts'],
  },
  {
    name: 'storybook',
    about: 'the static Storybook is built',
    args: () => ['--import', 'tsx', 'tools/stories/buildStorybook.ts'],
  },
]

/** One after the other: each takes both cores, and a browser beside another test runner is too slow. */
const then: readonly TestStep[] = [
  tests('stories', 'every story of the static Storybook, in both languages, accessibility included'),
  tests('journeys', 'people at work in Chromium on the built portal, and its weight'),
  tests('postgres', 'the service on a PostgreSQL server', 'service', { TEST_DATABASE: 'postgres' }),
  tests('service', 'the service on the embedded database', 'service', { TEST_DATABASE: 'embedded' }),
  tests('embed', 'what is packed for other sites, on pages of theirs'),
  tests('unit', 'functions and hooks, without a browser'),
]

const steps = [...first, ...then]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const isChosen = ({ name }: TestStep) => wanted.length === 0 || wanted.includes(name)
const results: Result[] = []
await runTogether(first.filter(isChosen), (step, { isGood, said, seconds }) => {
  console.info(`\n━━ ${step.name}: ${step.about}\n${said.trimEnd()}`)
  results.push(resultOf(step, isGood, seconds))
})
for (const step of then.filter(isChosen)) {
  console.info(`\n━━ ${step.name}: ${step.about}`)
  const { isGood, seconds } = await runStep(step)
  results.push(resultOf(step, isGood, seconds))
}
process.exitCode = sumUp(results) ? 0 : 1

/** The tests of a vitest project. */
function tests(name: string, about: string, project = name, env: Step['env'] = {}): TestStep {
  const report = join(reports, `${name}.json`)
  const args = () => [
    commandOf('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return { name, about, args, env, report }
}
