import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The top of the repository. */
export const root = resolve(import.meta.dirname ?? '.', '..')

/** The script behind a package's command, so that it runs by plain Node on every system. */
export function commandOf(packageName, command = packageName.split('/').at(-1)) {
  const directory = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  return join(directory, typeof bin === 'string' ? bin : bin[command])
}
