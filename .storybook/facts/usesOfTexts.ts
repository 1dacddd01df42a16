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
 * key. Modules that import the catalogue come before others of its feature. Texts whose key is computed have none.
 */
export function usesOfTexts({ files, read, modulesOf, screens }: Sources): ReadonlyMap<string, string> {
  const uses = new Map<string, string>()
  const modules = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|essages\./.test(file))
    .map((file) => ({ file, source: read(file) }))
  for (const { name, constant, keys, folder } of cataloguesIn(files, read)) {
    const own = modules.filter(({ file }) => file.startsWith(folder))
    const [direct, others] = [true, false].map((is) =>
      own.filter(({ source }) => source.includes(constant) === is),
    )
    for (const { file, source } of [...(direct ?? []), ...(others ?? [])]) {
      const used = [...source.matchAll(/\.(\w+)\b/g)]
        .map(([, key = '']) => key)
        .filter((key) => keys.has(key) && !uses.has(`${name} ${key}`))
      const screen = used.length > 0 ? screens.find((one) => modulesOf(one).has(file)) : undefined
      if (screen !== undefined) for (const key of used) uses.set(`${name} ${key}`, screen)
    }
  }
  return uses
}

interface CatalogueSource {
  readonly name: string
  /** The constant that modules import. */
  readonly constant: string
  readonly keys: ReadonlySet<string>
  /** Of the feature that uses it; shared texts are used by all. */
  readonly folder: string
}

function* cataloguesIn(files: readonly string[], read: (file: string) => string): Generator<CatalogueSource> {
  for (const file of files) {
    if (!file.endsWith('essages.ts')) continue
    const chinese = file.replace('.ts', '.zh-CN.ts')
    const keys = new Set(
      files.includes(chinese) ? [...read(chinese).matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key) : [],
    )
    for (const [, constant = '', name = ''] of read(file).matchAll(/const (\w+) = catalogue\('([^']+)'/g))
      yield {
        name,
        constant,
        keys,
        folder: name.startsWith('shared') ? 'packages/features/src/' : featureOf(file),
      }
  }
}

/** The folder of a feature, or of the portal. */
const featureOf = (file: string) =>
  /^(?:packages\/features\/src\/\w+|apps\/portal\/src)\//.exec(file)?.[0] ?? ''
