import { importsOf } from './importsOf'
import { placeOf } from './placeOf'

/** What imports what. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Of files by all their imports, those of types and on demand (`import()`) included: files in a circle can't be
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

/** The same of the folders that the service's features and platform are divided into, without what is for tests. */
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
