import { parseSync } from 'oxc-parser'

export interface Import {
  /**
   * The specifier as written, such as `./Button` or `@atrium/ui/button`; for a glob, the folder before its
   * first star.
   */
  readonly specifier: string
  /**
   * `static` imports and re-exports run at once, `lazy` ones (`import()`) when they are called, `type` ones never. A
   * `glob` imports all files of a folder.
   */
  readonly kind: 'static' | 'lazy' | 'type' | 'glob'
}

export interface ParsedModule {
  readonly imports: readonly Import[]
  /** Strings that could name files: string literals, and the starts of templates. */
  readonly texts: readonly string[]
  /** Whether it may read files, or start programs that do. */
  readonly readsFiles: boolean
  /** Whether it imports files by computed names. */
  readonly importsComputed: boolean
}

/** The imports and file names in a TypeScript file. Syntax errors are left to the compiler. */
export function parseModule(file: string, source: string): ParsedModule {
  const { module, comments } = parseSync(file, source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' })
  const code = withoutComments(source, comments)
  const statements = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
  ].map(({ specifier, isType }): Import => ({ specifier, kind: isType ? 'type' : 'static' }))
  const imports = [
    ...statements,
    // The parser doesn't list the types in `import('…').Type`.
    ...named(code, /\bimport\(\s*(['"`])([^'"`$]+)\1/g, 'lazy'),
    ...named(code, /\bvi\.(?:do)?[mM]ock\(\s*(['"])([^'"]+)\1/g, 'static'),
    ...globsIn(code),
  ]
  return {
    imports: [...new Map(imports.map((one) => [`${one.kind} ${one.specifier}`, one])).values()],
    texts: [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`$\n]+)/g)].map(
      ([, single, double, template]) => single ?? double ?? template ?? '',
    ),
    importsComputed: /\bimport\(\s*(?![\s'"`])|\bimport\(\s*`[^`]*\$\{/.test(code),
    readsFiles:
      /['"](?:node:)?(?:fs|child_process|worker_threads|module)\b|\bimport\.meta\.(?!glob|env|hot)/.test(
        code,
      ),
  }
}

const named = (code: string, pattern: RegExp, kind: Import['kind']): Import[] =>
  [...code.matchAll(pattern)].map(([, , specifier = '']) => ({ specifier, kind }))

function globsIn(code: string): Import[] {
  const calls = code.matchAll(/\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g)
  return [...calls].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/['"](?!!)([^'"]+)['"]/g)].map(([, pattern = '']) => ({
      specifier: pattern.replace(/[^/]*[*{?[].*$/, ''),
      kind: 'glob',
    })),
  )
}

/** Replaces comments with spaces. */
function withoutComments(
  source: string,
  comments: readonly { readonly start: number; readonly end: number }[],
): string {
  let code = ''
  let at = 0
  for (const { start, end } of comments) {
    code += `${source.slice(at, start)}${' '.repeat(end - start)}`
    at = end
  }
  return code + source.slice(at)
}
