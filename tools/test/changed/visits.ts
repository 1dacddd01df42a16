import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ModuleGraph } from '../../modules/ModuleGraph.ts'
import { root } from '../../shared/root.ts'

/** The modules that a journey loaded in its browsers when it last passed. */
export interface Visit {
  /** The test file. */
  readonly test: string
  /** Modules of the portal, each with a hash of its content at that time. */
  readonly modules: Readonly<Record<string, string>>
}

/** The folder where journeys write the addresses they load, one file per test file. */
export const visitedFolder = join(root, 'node_modules/.cache/atrium/visited')
const kept = join(root, 'node_modules/.cache/atrium/visits')
const built = join(root, 'apps/portal/dist/.vite/modules.json')

/**
 * The modules that a journey's pages may load: those it loaded and their imports. For a module that has changed
 * since, this includes its lazy imports.
 */
export function modulesOf(
  graph: ModuleGraph,
  visit: Visit,
  hashOf: (file: string) => string | undefined = hashOfFile,
): Set<string> {
  const modules = Object.keys(visit.modules)
  const stale = modules.filter((file) => hashOf(file) !== visit.modules[file])
  const loaded = graph.closure(modules, ['static'])
  // Workers are named in strings. The modules they load aren't recorded.
  const workers = [...loaded].flatMap((file) =>
    graph.edgesOf(file).flatMap(({ to, kind }) => (kind === 'reads' ? [to] : [])),
  )
  return new Set([...loaded, ...graph.closure([...stale, ...workers])])
}

export function readVisits(): Map<string, Visit> {
  if (!existsSync(kept)) return new Map()
  const visits = readdirSync(kept).map((name): Visit => JSON.parse(readFileSync(join(kept, name), 'utf8')))
  return new Map(visits.map((visit) => [visit.test, visit]))
}

/**
 * Stores the modules that the journeys of these files loaded, and removes the records of failed ones, which may
 * have ended early.
 * @param ran absolute paths of test files that ran as a whole, and whether all of their tests passed
 */
export function keepVisits(ran: readonly { readonly file: string; readonly hasPassed: boolean }[]): void {
  if (!existsSync(built)) return
  const modulesOf: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(built, 'utf8'))
  mkdirSync(kept, { recursive: true })
  for (const { file, hasPassed } of ran) {
    const test = relative(root, file)
    const name = fileNameOf(file)
    const visited = join(visitedFolder, name)
    rmSync(join(kept, name), { force: true })
    if (!hasPassed || !existsSync(visited)) continue
    const assets: readonly string[] = JSON.parse(readFileSync(visited, 'utf8'))
    const modules = [...new Set(assets.flatMap((asset) => modulesOf[asset] ?? []))]
    const visit: Visit = {
      test,
      modules: Object.fromEntries(modules.map((module) => [module, hashOfFile(module) ?? ''])),
    }
    writeFileSync(join(kept, name), JSON.stringify(visit))
  }
}

/** @param file the absolute path of a test file */
export const fileNameOf = (file: string): string => `${relative(root, file).replaceAll(/[^\w.-]/g, '~')}.json`

function hashOfFile(file: string): string | undefined {
  const path = join(root, file)
  return existsSync(path)
    ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
    : undefined
}
