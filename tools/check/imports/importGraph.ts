import { importsOf } from './importsOf'
import { placeOf } from './placeOf'

/** Edges from files to the files that they import. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * The graph of files with all their imports, including type imports and `import()`: files in a circle can't be
 * understood without each other.
 */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const fileOf = (target: string) =>
    endings.map((ending) => target + ending).find((file) => sources.has(file))
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      importsOf(file, source).flatMap(({ target }) => {
        const found = target === undefined ? undefined : fileOf(target)
        return found === undefined ? [] : [found]
      }),
    ]),
  )
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The same graph for the folders within the service's features and platform, without code for tests. */
export function folderGraph(files: ImportGraph): ImportGraph {
  const folders = new Map<string, string[]>()
  for (const [file, imported] of files) {
    const from = folderOf(file)
    if (from === undefined) continue
    const others = imported.flatMap((other) => folderOf(other) ?? []).filter((other) => other !== from)
    folders.set(from, [...(folders.get(from) ?? []), ...others])
  }
  return folders
}

function folderOf(file: string): string | undefined {
  if (placeOf(file).layer === 'proof' || file.includes('/testing/')) return undefined
  return /^apps\/api\/src\/(?:features|platform)\/[^/]+(?=\/)/.exec(file)?.[0]
}
