import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { formerPaths } from '../../packages/contracts/src/formerPaths.ts'
import { type PageName, pagePaths } from '../../packages/contracts/src/paths.ts'
import { phonePaths } from '../../packages/contracts/src/phonePaths.ts'
import { firstQuestions } from './firstQuestions.ts'
import { firstRows } from './firstRows.ts'

const source = join(import.meta.dirname, 'src')
/** Around all pages that need somebody signed in. */
const shell = 'ShellPages.tsx'

interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly facadeModuleId?: string | null
  readonly imports?: readonly string[]
  readonly code?: string
}

/**
 * Notes beside the manifest which scripts and answers each address needs, the heaviest first, so that the service
 * can name them in the page: a browser would find them one after the other, each by a journey over the line. By the
 * same note the service knows which addresses have a page; those that lead on to one need nothing before it.
 */
export const preloadByRoute: Plugin = {
  name: 'atrium:preload-by-route',
  generateBundle(_, bundle) {
    const chunks: Readonly<Record<string, Chunk>> = bundle
    const chunkOf = (module: string) =>
      Object.values(chunks).find(({ facadeModuleId }) => facadeModuleId === join(source, module))
    const withImports = (names: readonly string[], known = new Set<string>()): Set<string> => {
      for (const name of names)
        if (!known.has(name)) withImports(chunks[name]?.imports ?? [], known.add(name))
      return known
    }
    const weight = (name: string) => chunks[name]?.code?.length ?? 0
    const start = chunkOf('../index.html')?.fileName ?? ''
    const preloads = [...modulesByRoute()].map(([path, modules]) => {
      const own = modules.flatMap((module) => chunkOf(module)?.fileName ?? [])
      const scripts = [...withImports([start, ...own])]
        .filter((name) => name !== start)
        .sort((one, other) => weight(other) - weight(one))
      const questions = modules.includes(shell) && {
        ...firstQuestions(path),
        rows: JSON.stringify(firstRows[path]),
      }
      return [path, { scripts, ...(questions && { questions }) }]
    })
    const leadingOn = [...Object.keys({ ...formerPaths, ...phonePaths }), ...keysOf('redirects')]
    const known = Object.fromEntries(leadingOn.map((path) => [path, { scripts: [] }]))
    this.emitFile({
      type: 'asset',
      fileName: '.vite/preloads.json',
      source: JSON.stringify({ ...known, ...Object.fromEntries(preloads) }),
    })
  },
}

interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly property?: { readonly name: string }
}

interface Table {
  readonly properties: readonly { readonly key: Node; readonly value: Node }[]
}

/** What each constant of `routes.ts` is made by. */
function constantsOfRoutes(): Map<string, unknown> {
  const { body } = parseAst(readFileSync(join(source, 'routes.ts'), 'utf8'), { lang: 'ts' })
  const constants = new Map<string, unknown>()
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier') constants.set(id.name, init)
  }
  return constants
}

/** A key is a name of the path table, or the path itself. */
const pathOf = (key: Node) =>
  key.property?.name ? pagePaths[key.property.name as PageName] : String(key.value)

const keysOf = (name: string) =>
  (constantsOfRoutes().get(name) as Table).properties.map(({ key }) => pathOf(key))

/** The modules that `routes.ts` fetches for each path, and with them the frame of all that isn't bare. */
function modulesByRoute(): Map<string, string[]> {
  const constants = constantsOfRoutes()
  return new Map(
    (constants.get('routes') as Table).properties.map(({ key, value }) => {
      const found = namesIn(value)
      const pages = found.filter((name) => name.startsWith('./')).map((name) => `${name.slice(2)}.tsx`)
      return [pathOf(key), found.includes('bare') ? pages : [shell, ...pages]]
    }),
  )

  /** What it imports, and the names of what it is made by. */
  function namesIn(node: unknown): string[] {
    if (Array.isArray(node)) return node.flatMap(namesIn)
    if (typeof node !== 'object' || node === null) return []
    const { type, name, ...parts } = node as Node & { readonly source?: Node }
    if (type === 'MemberExpression') return []
    if (type === 'ImportExpression') return [String(parts.source?.value)]
    if (type !== 'Identifier' || name === undefined) return Object.values(parts).flatMap(namesIn)
    const isMaker = ['bare', 'shell', 'company', 'either'].includes(name)
    return isMaker ? [name] : namesIn(constants.get(name))
  }
}
