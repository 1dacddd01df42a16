import { dirname, join } from 'node:path/posix'
import { parseModule } from '../../modules/parseModule.ts'

interface Import {
  readonly specifier: string
  /** The file or folder of this repository, without extension; undefined for a package. */
  readonly target: string | undefined
}

/** Imports and re-exports of any kind: values, types and `import()`. */
export function importsOf(file: string, source: string): Import[] {
  const { imports } = parseModule(file, source)
  return imports
    .filter(({ kind }) => kind !== 'glob')
    .map(({ specifier }) => ({ specifier, target: targetOf(file, specifier) }))
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const own = /^@atrium\/(contracts|password|ui|features|embed)\/(.+)$/.exec(specifier)
  if (own) return `packages/${own[1]}/src/${own[2]}`
  return specifier === '@atrium/server' ? 'packages/server/src/index' : undefined
}

export const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
