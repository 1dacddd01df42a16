import { join } from 'node:path/posix'

const folder = 'apps/portal/src/routes'
const tables = ['entryRoutes', 'companyRoutes', 'personRoutes', 'shopRoutes']

/**
 * The module of each page, by the page's name in `pagePaths`, from the source of the route tables. The tables
 * can't be imported here: their pages are styled modules for browsers.
 */
export function readRoutes(read: (file: string) => string): ReadonlyMap<string, string> {
  const sources = [...tables, 'sharedPages'].map((name) => read(join(folder, `${name}.ts`)))
  const constants = new Map(sources.flatMap(constantsIn))
  return new Map(
    sources.flatMap(entriesIn).map(([name, value]) => {
      const page = moduleIn(value, constants)
      if (page === undefined) throw new Error(`The route ${name} imports no module from ../pages.`)
      return [name, join(folder, `${page}.tsx`)]
    }),
  )
}

/** Top-level constants with their source. */
const constantsIn = (source: string): [string, string][] =>
  source
    .split(/\n(?=\S)/)
    .flatMap((statement) => [...statement.matchAll(/^(?:export )?const (\w+)[^=]*=([\s\S]*)/g)])
    .map(([, name = '', value = '']) => [name, value])

/** The rows of a route table with their source. */
function entriesIn(source: string): [string, string][] {
  const table = /Routes = \{\n([\s\S]*?)\n\} satisfies/.exec(source)?.[1] ?? ''
  return table
    .split(/\n(?= {2}\w)/)
    .flatMap((row) => [...row.matchAll(/^\s*(\w+)(?:: ?([\s\S]*)|,$)/g)])
    .map(([, name = '', value = name]) => [name, value])
}

/** The `../pages/…` that an expression imports, itself or through a constant. */
function moduleIn(
  value: string,
  constants: ReadonlyMap<string, string>,
  seen: readonly string[] = [],
): string | undefined {
  const named = /import\('(\.\.\/pages\/[^']+)'\)/.exec(value)?.[1]
  if (named !== undefined) return named
  for (const [word] of value.matchAll(/\b[a-zA-Z]\w*\b/g)) {
    const source = constants.get(word)
    if (source === undefined || seen.includes(word)) continue
    const found = moduleIn(source, constants, [...seen, word])
    if (found !== undefined) return found
  }
  return undefined
}
