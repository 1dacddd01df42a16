import { dirname, join } from 'node:path/posix'

interface Import {
  readonly specifier: string
  /** The file or folder of this repository, without extension; undefined for a package. */
  readonly target: string | undefined
  /** By `import()`: only once it is called. */
  readonly isLazy: boolean
}

/** Static imports, re-exports and calls of `import()`. */
export function importsOf(file: string, source: string): Import[] {
  const statements = withoutComments(source).matchAll(
    /\b(?:import|export)\s+(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  )
  return [...statements].map(([, statement, call]) => {
    const specifier = statement ?? call ?? ''
    return { specifier, target: targetOf(file, specifier), isLazy: call !== undefined }
  })
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const own = /^@atrium\/(contracts|password|ui|features)\/(.+)$/.exec(specifier)
  return own ? `packages/${own[1]}/src/${own[2]}` : undefined
}

export const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
