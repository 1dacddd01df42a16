import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The top of the repository. */
export const root = resolve(import.meta.dirname, '../..')

/**
 * The script behind a package's command, to run with plain Node on every system.
 * @param command needed if it isn't named like its package
 */
export function commandOf(packageName: string, command = packageName.split('/').at(-1) ?? ''): string {
  const directory = join(root, 'node_modules', packageName)
  const { bin }: { bin: string | Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  )
  const script = typeof bin === 'string' ? bin : bin[command]
  if (script === undefined) throw new Error(`The package ${packageName} has no command ${command}.`)
  return join(directory, script)
}
