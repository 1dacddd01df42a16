import { dirname, join } from 'node:path/posix'
import { type Component, describeComponent } from './describeComponent.ts'

interface Sources {
  readonly read: (file: string) => string
  readonly exists: (file: string) => boolean
  /** Whether a module is a component with stories. */
  readonly hasStories: (file: string) => boolean
}

/**
 * The screens that a page shows at its path, from the source of its module: those that a table of screens, or a
 * `switch`, gives for the path; otherwise the first one that the page renders. Paths are from the root.
 * @param page its name in `pagePaths`
 */
export function findScreens(module: string, page: string, sources: Sources): string[] {
  const found = [...search({ file: module, page, isNamed: false, seen: new Set() }, sources)]
  const exact = found.filter(({ isExact }) => isExact)
  const screens = exact.length > 0 ? exact : found.slice(0, 1)
  return [...new Set(screens.map(({ file }) => file))]
}

interface Found {
  readonly file: string
  /** It was named for this path. */
  readonly isExact: boolean
}

interface Place {
  readonly file: string
  readonly page: string
  /** A module that led here names the path. */
  readonly isNamed: boolean
  readonly seen: Set<string>
}

function* search({ file, page, isNamed, seen }: Place, sources: Sources): Generator<Found> {
  if (seen.has(file)) return
  seen.add(file)
  const source = sources.read(file)
  const component = describeComponent(file, source, page)
  const named = component.atPath ?? (isNamed ? component.otherwise : undefined)
  for (const name of named ?? component.elements) {
    const origin = originOf(file, component, name, sources)
    if (origin === undefined) continue
    if (sources.hasStories(origin)) yield { file: origin, isExact: named !== undefined }
    else if (picksScreens.test(origin)) {
      const namesIt = isNamed || source.includes(`pagePaths.${page},`)
      yield* search({ file: origin, page, isNamed: namesIt, seen }, sources)
    }
  }
}

const picksScreens = /(?:Feature|Screens|Page)\.tsx$|^packages\/embed\/src\//

/** The module that defines what a component imports under a name. */
function originOf(file: string, { imports }: Component, name: string, sources: Sources): string | undefined {
  const [specifier, original = name] = imports.get(name) ?? []
  const target = specifier && resolve(file, specifier, sources)
  // Modules without JSX only export again.
  if (!target?.endsWith('.ts')) return target
  return originOf(target, describeComponent(target, sources.read(target), ''), original, sources)
}

function resolve(file: string, specifier: string, { exists }: Sources): string | undefined {
  const [, packageName, ours] = /^@atrium\/(features|embed)\/(.+)/.exec(specifier) ?? []
  if (ours === undefined && !specifier.startsWith('.')) return undefined
  const path = ours === undefined ? join(dirname(file), specifier) : `packages/${packageName}/src/${ours}`
  return [`${path}.tsx`, `${path}/index.ts`, `${path}.ts`].find(exists)
}
