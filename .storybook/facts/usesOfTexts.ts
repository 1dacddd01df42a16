import { dirname } from 'node:path/posix'

interface Sources {
  readonly files: readonly string[]
  readonly read: (file: string) => string
  /** The modules that the screen with this file loads. */
  readonly modulesOf: (screen: string) => ReadonlySet<string>
  /** Files of the screens, pages first. */
  readonly screens: readonly string[]
}

/**
 * For each text, as `catalogue key`, the file of a screen that shows it: the first one that loads a module with the
 * text's key and its catalogue. Texts that are chosen by a computed key have none.
 */
export function usesOfTexts({ files, read, modulesOf, screens }: Sources): ReadonlyMap<string, string> {
  const uses = new Map<string, string>()
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|essages\./.test(file))
  for (const [catalogue, constant, folder] of cataloguesIn(files, read)) {
    for (const file of modules) {
      const source = file.startsWith(folder) ? read(file) : ''
      if (!source.includes(constant)) continue
      const screen = screens.find((one) => modulesOf(one).has(file))
      if (screen === undefined) continue
      for (const [, key = ''] of source.matchAll(/\.(\w+)\b/g)) {
        const text = `${catalogue} ${key}`
        if (!uses.has(text)) uses.set(text, screen)
      }
    }
  }
  return uses
}

/** The name of each catalogue, its constant, and the folder in which it is used. */
function* cataloguesIn(files: readonly string[], read: (file: string) => string) {
  for (const file of files) {
    if (!file.endsWith('essages.ts')) continue
    for (const [, constant = '', name = ''] of read(file).matchAll(/const (\w+) = catalogue\('([^']+)'/g))
      yield [
        name,
        constant,
        name.startsWith('shared') ? 'packages/features/src/' : `${dirname(file)}/`,
      ] as const
  }
}
