import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from '../check/checks.ts'
import { commandOf, root } from '../shared/root.ts'
import { runStep, runTogether, type Step } from '../shared/runStep.ts'
import { selectChanged } from './changed/changed.ts'
import type { Selection } from './changed/select.ts'
import { keepVisits, visitedFolder } from './changed/visits.ts'
import { filesIn, type Result, resultOf, sumUp } from './report.ts'

/**
 * `npm test [-- step …]`: runs all steps, or those named, and prints the totals. Fails if anything failed. `npm test
 * -- changed` runs the checks, and those parts of the other steps that the changes since main can affect.
 */

const reports = join(root, 'node_modules', '.cache', 'atrium', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
rmSync(visitedFolder, { recursive: true, force: true })

interface TestStep extends Step {
  /** The path of vitest's own report, which is used to count tests. */
  readonly report?: string
  /** The same step, limited to some of its files. */
  readonly of?: (files: readonly string[]) => TestStep
}

/** Each of these keeps one core busy, so they run side by side. Stories and journeys need the builds made here. */
const first: readonly TestStep[] = [
  ...checks,
  {
    name: 'portal',
    about: 'the portal and the desk are built',
    args: () => ['--import', 'tsx', 'tools/service/buildPortal.ts'],
  },
  {
    name: 'storybook',
    about: 'the static Storybook is built',
    args: () => ['--import', 'tsx', 'tools/stories/buildStorybook.ts'],
  },
]

/** Run one after the other: each takes both cores, and a browser beside another test runner is too slow. */
const then: readonly TestStep[] = [
  {
    ...tests('stories', 'every story of the static Storybook, in both languages, accessibility included'),
    of: (files) =>
      tests('stories', `stories of ${files.length} files`, 'stories', { STORY_FILES: files.join(' ') }),
  },
  tests('journeys', 'people at work in Chromium on the built portal, and its weight', 'journeys', {
    VISITED_FOLDER: visitedFolder,
  }),
  tests('postgres', 'the service on a PostgreSQL server', 'service', { TEST_DATABASE: 'postgres' }),
  tests('service', 'the service on the embedded database', 'service', { TEST_DATABASE: 'embedded' }),
  tests('embed', 'what is packed for other sites, on pages of theirs'),
  tests('unit', 'functions and hooks, without a browser'),
]

const steps = [...first, ...then]
const wanted = process.argv.slice(2)
const isByChange = wanted.length === 1 && wanted[0] === 'changed'
const unknown = isByChange ? [] : wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}, or changed alone.`,
  )
  process.exit(1)
}

const selections = isByChange ? await selectChanged() : undefined
const results: Result[] = []
await runTogether(first.flatMap(chosen), (step, { isGood, said, seconds }) => {
  console.info(`\n━━ ${step.name}: ${step.about}\n${said.trimEnd()}`)
  results.push(resultOf(step, isGood, seconds))
})
for (const step of then.flatMap(chosen)) {
  console.info(`\n━━ ${step.name}: ${step.about}`)
  const { isGood, seconds } = await runStep(step)
  results.push(resultOf(step, isGood, seconds))
  if (step.name === 'journeys') keepVisits(filesIn(step))
}
process.exitCode = sumUp(results) ? 0 : 1

/** The step, or the part of it to run. */
function chosen(step: TestStep): TestStep[] {
  if (selections === undefined) return wanted.length === 0 || wanted.includes(step.name) ? [step] : []
  if (checks.includes(step)) return [step]
  const selection: Selection | undefined = selections.find((one) => one.step === step.name)
  if (selection === undefined) return []
  return selection.wholeBecause === undefined && step.of ? [step.of(selection.files)] : [step]
}

/** The tests of a vitest project. */
function tests(
  name: string,
  about: string,
  project = name,
  env: Step['env'] = {},
  files: readonly string[] = [],
): TestStep {
  const report = join(reports, `${name}.json`)
  const args = () => [
    commandOf('vitest'),
    'run',
    ...files,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const of = (some: readonly string[]) => tests(name, about, project, env, some)
  return { name, about, args, env, report, of }
}
