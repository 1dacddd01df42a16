import { imports, type ModuleGraph } from '../../modules/ModuleGraph.ts'
import { modulesOf, type Visit } from './visits.ts'

/** A Vitest project: its test files and its global set-up. */
export interface Project {
  readonly tests: readonly string[]
  readonly globalSetup: readonly string[]
}

/** Projects by the steps of `npm test` that run them. */
export type Projects = Readonly<Record<StepName, Project>>

/** The part of a step to run. */
export interface Selection {
  readonly step: string
  /** Test files; for the step `stories`, the files with the stories. Empty: the step is left out. */
  readonly files: readonly string[]
  /** The changed file that makes the whole step run; undefined if only the files run. */
  readonly wholeBecause?: string | undefined
}

export interface Situation {
  readonly graph: ModuleGraph
  readonly changed: readonly string[]
  readonly projects: Projects
  /** The modules that each journey loaded when it last passed, by test file. */
  readonly visits: ReadonlyMap<string, Visit>
}

const steps = ['unit', 'service', 'postgres', 'journeys', 'embed', 'stories'] as const
type StepName = (typeof steps)[number]

/**
 * Every step whose result the changed files can affect, with its affected files. When in doubt it selects too
 * much, never too little.
 */
export function select(situation: Situation): Selection[] {
  const { graph, changed } = situation
  const runner = graph.closure(['vitest.config.ts'], imports)
  const everywhere = changed.find((file) => concernsAll.test(file) || runner.has(file))
  const chosen = steps.map((step) => selectStep(step, situation, everywhere))
  const builds = [
    { step: 'portal', files: changed.filter((file) => isBuilt(graph, file, portalEntries)) },
    { step: 'storybook', files: changed.filter((file) => isBuilt(graph, file, storybookEntries)) },
  ]
  const stray = changed.find((file) => isStray(file, situation, [...chosen, ...builds]))
  return [
    ...builds,
    ...chosen.map((one) => (stray && areasOf(stray).includes(one.step) ? whole(one, situation, stray) : one)),
  ]
}

/** Affects every test: packages, compiler, runner. */
const concernsAll = /^(?!tools\/bench\/)(?:.*\/)?(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|\.npmrc)$/
const portalEntries = /^apps\/portal\/(?:[^/]+$|public\/|src\/main\.tsx?$)/
const storybookEntries = /^\.storybook\/|^docs\/.*\.mdx$|\.stories\.tsx?$/

function selectStep(step: StepName, situation: Situation, everywhere: string | undefined): Selection {
  const { graph, changed, projects, visits } = situation
  const cause = everywhere ?? changed.find((file) => concernsStep(step, file, situation))
  if (cause !== undefined) return whole({ step, files: [] }, situation, cause)
  // Tests and stories of packages are not packed.
  const seen =
    step === 'embed'
      ? changed.filter((file) => !/^packages\/.*\.(?:test|stories)\.tsx?$/.test(file))
      : changed
  const affected = graph.dependents(seen)
  if (step === 'stories') return { step, files: storyFiles(graph).filter((file) => affected.has(file)) }
  const files = projects[step].tests.filter((test) => affected.has(test))
  if (step !== 'journeys') return { step, files }
  const journeys = projects.journeys.tests.filter(
    (test) => affected.has(test) || loadsAny(changed, situation, visits.get(test)),
  )
  return { step, files: journeys }
}

const storyFiles = (graph: ModuleGraph) => [...graph.files].filter((file) => /\.stories\.tsx?$/.test(file))

/** Whether all tests of a step depend on the file. */
function concernsStep(step: StepName, file: string, { graph, projects }: Situation): boolean {
  const { tests, globalSetup } = projects[step]
  const around = (entries: readonly string[]) => graph.closure(entries, imports).has(file)
  if (step === 'stories') {
    const own = [...graph.files].filter((one) => /^\.storybook\/(?:main|preview)\./.test(one))
    return file.startsWith('.storybook/') || around([...own, ...globalSetup, ...tests])
  }
  if (step !== 'journeys') return around(globalSetup)
  // The page and its build are part of every journey. A journey may not load the folders that the build reads.
  const page = [...graph.files].filter((one) => /^apps\/portal\/(?:[^/]+$|public\/)/.test(one))
  const build = graph.closure(page, imports)
  return (
    build.has(file) ||
    around(globalSetup) ||
    [...build].some((one) => graph.edgesOf(one).some(({ to, kind }) => kind === 'reads' && to === file))
  )
}

/** Whether a journey loads one of the files in the portal. Without a record: whether the portal could. */
function loadsAny(changed: readonly string[], { graph }: Situation, visit: Visit | undefined): boolean {
  if (visit === undefined) return changed.some((file) => isBuilt(graph, file, portalEntries))
  const modules = modulesOf(graph, visit)
  return changed.some((file) => modules.has(file))
}

function isBuilt(graph: ModuleGraph, file: string, entries: RegExp): boolean {
  if (entries.test(file)) return true
  return [...graph.dependents([file])].some((one) => entries.test(one))
}

/**
 * Whether no known dependency leads from a file to any test, although it isn't a module: something may read it by a
 * computed name. Then all tests of its area are selected.
 */
function isStray(file: string, { graph, projects }: Situation, chosen: readonly Selection[]): boolean {
  if (isModule.test(file) || isProse.test(file) || isOfChecks.test(file)) return false
  if (chosen.some(({ wholeBecause }) => wholeBecause === file)) return false
  const tests = new Set([...steps.flatMap((step) => projects[step].tests), ...storyFiles(graph)])
  // Tools list whole folders for their builds.
  return ![...graph.dependents([file], (lister) => !lister.startsWith('tools/'))].some((one) =>
    tests.has(one),
  )
}

/** Modules name each other wherever they need each other. */
const isModule = /\.(?:tsx?|mts|mjs|js|css)$/
/** No test reads these, unless the graph lists one. */
const isProse = /(?:^|\/)(?:LICENSE[^/]*|\.gitignore)$|\.mdx?$|^docs\/|^\.ci\//
/** Only the checks, which always run, and the benchmarks read these. */
const isOfChecks = /^(?:biome|knip)\.json$|^tools\/(?:bench|check)\//

function areasOf(file: string): readonly string[] {
  if (file.startsWith('apps/api/')) return ['service', 'postgres', 'journeys']
  if (file.startsWith('apps/desk/')) return ['unit', 'journeys']
  if (file.startsWith('apps/portal/')) return ['unit', 'journeys', 'stories']
  return file.startsWith('tools/') ? ['unit', 'embed'] : steps
}

const whole = ({ step }: Selection, { projects }: Situation, cause: string): Selection => ({
  step,
  files: projects[step as StepName].tests,
  wholeBecause: cause,
})
