import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

type Target = string | Readonly<Record<string, string>>

export interface Manifest {
  readonly name: string
  readonly files?: readonly string[]
  readonly exports: Readonly<Record<string, Target>>
}

/** Where the project is, from its own `package.json`. */
export interface Project {
  readonly repository: { readonly type: string; readonly url: string }
  readonly homepage: string
  readonly bugs: string
}

/** The packed `package.json`: every entry by name, where the project is, and nothing specific to this repository. */
export function publishedManifest<M extends Manifest>(
  manifest: M,
  directory: string,
  { repository, homepage, bugs }: Project,
): M {
  const exports = Object.entries(manifest.exports).flatMap(([entry, target]) =>
    expand(entry, withoutSource(target), directory),
  )
  return {
    ...manifest,
    devDependencies: undefined,
    repository: { ...repository, directory: `packages/${manifest.name.replace('@atrium/', '')}` },
    homepage,
    bugs,
    files: [...(manifest.files ?? []), 'CHANGELOG.md'],
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
  }
}

function withoutSource(target: Target): Target {
  if (typeof target === 'string') return target
  const { '@atrium/source': _, ...published } = target
  return published
}

/** An entry with a `*` is expanded to each existing file. */
function expand(entry: string, target: Target, directory: string): [string, Target][] {
  const file = typeof target === 'string' ? target : (target.default ?? '')
  if (!entry.includes('*'))
    return existsSync(join(directory, file)) ? [[entry, target]] : missing(entry, file)
  const [before = '', after = ''] = file.split('*')
  const names = readdirSync(join(directory, before), { recursive: true, encoding: 'utf8' })
    .map((name) => (after.startsWith('.') && name.endsWith(after) ? name.slice(0, -after.length) : name))
    // The sheets contain the styles of single modules.
    .filter((name) => !name.endsWith('.module') && existsSync(join(directory, before + name + after)))
  return names.map((name) => [entry.replace('*', name), fill(target, name)])
}

function fill(target: Target, name: string): Target {
  if (typeof target === 'string') return target.replace('*', name)
  return Object.fromEntries(
    Object.entries(target).map(([condition, path]) => [condition, path.replace('*', name)]),
  )
}

function missing(entry: string, file: string): never {
  throw new Error(`${entry} is exported, but ${file} was not built.`)
}
