import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/root.ts'

interface Dependent {
  readonly dependencies?: Readonly<Record<string, string>>
}

/**
 * Takes the libraries that only workers use out of the dependencies, because the workers contain them, and writes
 * their licences beside the workers. A host doesn't install them, such as three with 30 MB.
 * @param imported names of the packages that the modules import
 */
export function withoutBundled<M extends Dependent>(
  manifest: M,
  imported: ReadonlySet<string>,
  directory: string,
): M {
  const { dependencies = {}, ...others } = manifest
  const bundled = Object.keys(dependencies).filter((name) => !imported.has(name))
  if (bundled.length === 0) return manifest
  writeFileSync(join(directory, 'dist/LICENSES.txt'), bundled.map(licenceOf).join('\n\n'))
  const kept = Object.entries(dependencies).filter(([name]) => imported.has(name))
  return { ...others, dependencies: Object.fromEntries(kept) } as unknown as M
}

function licenceOf(name: string): string {
  const folder = [join(root, 'packages/features/node_modules', name), join(root, 'node_modules', name)].find(
    (candidate) => existsSync(candidate),
  )
  if (folder === undefined) throw new Error(`${name} is a dependency, but it isn’t installed.`)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}
