import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

const rooms = ['../../packages/features/src', 'src'].map((room) => join(import.meta.dirname, room))
const isCatalogue = /[mM]essages\.ts$/
const english = 'virtual:english'
const apart = '?english'

/**
 * Leaves the English texts out of the chunks of the pages, and puts all of them into one that only who reads English
 * fetches: `virtual:english`, which provides them. While one develops they stay where they are.
 */
export const englishApart: Plugin = {
  name: 'atrium:english-apart',
  enforce: 'pre',
  resolveId(id) {
    if (id === english) return `\0${english}`
    return id.endsWith(apart) ? id : undefined
  },
  load(id) {
    if (id === `\0${english}`) return this.environment.mode === 'build' ? provideAll() : ''
    if (!id.endsWith(apart)) return undefined
    const path = id.slice(0, -apart.length)
    return withoutArgument(readFileSync(path, 'utf8'), 1)
  },
  transform(code, id) {
    const isOurs = isCatalogue.test(id) && rooms.some((room) => id.startsWith(room))
    if (this.environment.mode !== 'build' || !isOurs) return undefined
    return { code: withoutArgument(code, 2), map: null }
  },
}

function provideAll(): string {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => isCatalogue.test(file))
      .map((file) => join(room, file)),
  )
  return [
    `import { provideTexts } from '@atrium/features/shared'`,
    ...files.map((file, n) => `import * as texts${n} from '${file}${apart}'`),
    `provideTexts([${files.map((_, n) => `texts${n}`).join(', ')}].flatMap(Object.values))`,
  ].join('\n')
}

interface Range {
  readonly start: number
  readonly end: number
}

/** The module, in which each `catalogue(name, chinese, english)` has nothing in the place of one of the two. */
function withoutArgument(code: string, place: 1 | 2): string {
  const program = parseAst(code, { lang: 'ts' })
  const left = cut(code, argumentsAt(program, place), 'undefined')
  // What was cut stands after all imports: these are where they were.
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
  const rest = cut(left, imports, '')
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(rest)
  return cut(
    left,
    imports.filter(({ specifiers }) => !specifiers.some(({ local }) => isUsed(local.name))),
    '',
  )
}

const cut = (code: string, ranges: readonly Range[], instead: string): string =>
  [...ranges]
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${instead}${rest.slice(end)}`, code)

function argumentsAt(node: unknown, place: number): Range[] {
  if (Array.isArray(node)) return node.flatMap((each) => argumentsAt(each, place))
  if (typeof node !== 'object' || node === null) return []
  const {
    type,
    callee,
    arguments: given,
  } = node as {
    readonly type?: string
    readonly callee?: { readonly name?: string }
    readonly arguments?: readonly Range[]
  }
  const argument = type === 'CallExpression' && callee?.name === 'catalogue' ? given?.[place] : undefined
  return argument ? [argument] : Object.values(node).flatMap((each) => argumentsAt(each, place))
}
