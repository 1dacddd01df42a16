import { parseSync, Visitor } from 'oxc-parser'

/** What a module of components renders. */
export interface Component {
  /** Module and original name, by the name in this module. */
  readonly imports: ReadonlyMap<string, readonly [module: string, name: string]>
  /** Names of the elements without children, in order; `default` for what is exported again as the default. */
  readonly elements: readonly string[]
  /** Those for the path of the page, if a table of screens or a `switch` names it. */
  readonly atPath: readonly string[] | undefined
  /** Those of the `default` of its `switch`. */
  readonly otherwise: readonly string[] | undefined
}

/** A part of the source, by its first and last character. */
interface Part {
  readonly start: number
  readonly end: number
}

/** @param page a page's name in `pagePaths` */
export function describeComponent(file: string, source: string, page: string): Component {
  const imports = new Map<string, readonly [string, string]>()
  const constants = new Map<string, Part>()
  const elements: (Part & { readonly name: string })[] = []
  const references: (Part & { readonly name: string })[] = []
  let atPath: Part | undefined
  let otherwise: Part | undefined

  const isPath = ({ start, end }: Part) => source.slice(start, end) === `pagePaths.${page}`
  new Visitor({
    ImportDeclaration({ source: { value: module }, specifiers }) {
      for (const one of specifiers) {
        const isNamed = one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        imports.set(one.local.name, [module, isNamed ? one.imported.name : 'default'])
      }
    },
    ExportNamedDeclaration({ source: origin, specifiers, start, end }) {
      for (const { local, exported } of specifiers) {
        if (!origin || local.type !== 'Identifier' || exported.type !== 'Identifier') continue
        imports.set(exported.name, [origin.value, local.name])
        if (exported.name === 'default') elements.push({ name: 'default', start, end })
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return
      constants.set(id.name, init)
      const lazy = /^lazy\w*\([\s\S]*\bimport\('([^']+)'\)(?:\)\.(\w+))?/.exec(
        source.slice(init.start, init.end),
      )
      if (lazy?.[1] !== undefined) imports.set(id.name, [lazy[1], lazy[2] ?? 'default'])
    },
    FunctionDeclaration({ id, start, end }) {
      if (id) constants.set(id.name, { start, end })
    },
    Identifier({ name, start, end }) {
      references.push({ name, start, end })
    },
    JSXElement({ openingElement: { name, selfClosing }, start, end }) {
      if (name.type !== 'JSXIdentifier' || !/^[A-Z]/.test(name.name)) return
      references.push({ name: name.name, start, end })
      if (selfClosing) elements.push({ name: name.name, start, end })
    },
    Property({ key, value }) {
      if (isPath(key)) atPath = value
    },
    SwitchStatement({ cases }) {
      const own = cases.findIndex(({ test }) => test && isPath(test))
      if (own >= 0) atPath = cases.slice(own).find(({ consequent }) => consequent.length > 0)
      otherwise = cases.find(({ test }) => test === null)
    },
  }).visit(parseSync(file, source).program)

  /** Elements in a part of the source, and in the constants and functions that it refers to. */
  function within(part: Part, seen = new Set<string>()): string[] {
    const isInside = (one: Part) => part.start <= one.start && one.end <= part.end
    const own = elements.filter(isInside).map(({ name }) => name)
    const referred = references.filter(isInside).flatMap(({ name }) => {
      const constant = constants.get(name)
      if (!constant || seen.has(name)) return []
      seen.add(name)
      return within(constant, seen)
    })
    return [...own, ...referred]
  }
  return {
    imports,
    elements: elements.map(({ name }) => name),
    atPath: atPath && within(atPath),
    otherwise: otherwise && within(otherwise),
  }
}
