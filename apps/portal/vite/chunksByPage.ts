import { join } from 'node:path'
import { build, type InlineConfig, type Rollup } from 'vite'

const portal = join(import.meta.dirname, '..')

/** Rarely changes, so browsers keep it from one release to the next. */
const react = { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }

/*
 * Bytes of minified code. Compressed, they are about a third.
 */

/** A page rather loads this much that it doesn't need than one more file. */
const worthOneFile = 6000
/** One merge adds no more than this to any page. */
const mostUnneeded = 15_000

/** Modules that are loaded together. */
interface Part {
  readonly modules: string[]
  bytes: number
  /** By page: does it load this part before it is shown? */
  pages: boolean[]
  readonly imports: Set<Part>
}

/**
 * Groups for `output.codeSplitting`: a trial build shows which modules each page needs at first, then parts that few
 * pages tell apart are merged. Rolldown alone makes a file for every combination of pages and dialogs, about 150 for a
 * list. `pages` names the modules that each page imports on demand at first, relative to the portal's folder.
 */
export async function chunksByPage(config: InlineConfig, pages: readonly (readonly string[])[]) {
  const parts = partsOf(await buildTrial(config), pages)
  mergeParts(parts)
  const group = ({ modules }: Part, index: number) => {
    const members = new Set(modules)
    return { name: `part${index}`, test: (id: string) => members.has(id) }
  }
  // The import of a feature's index would count as an import of all its screens.
  return [react, ...parts.map(group)].map((each) => ({ ...each, includeDependenciesRecursively: false }))
}

/** All chunks of a build in which Rolldown alone splits the code. */
async function buildTrial(config: InlineConfig): Promise<Rollup.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: { groups: [react] } } },
    },
  })
  return [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk')
}

/** The chunks that pages need at first, except React. Chunks for the same pages are one part. */
function partsOf(chunks: readonly Rollup.OutputChunk[], pages: readonly (readonly string[])[]): Part[] {
  const different = [...new Map(pages.map((modules) => [modules.join(), modules])).values()]
  const needed = different.map((modules) => chunksOf(chunks, modules))
  const parts = new Map<string, Part>()
  const partOf = new Map<string, Part>()
  for (const { name, fileName, moduleIds, code } of chunks) {
    const pagesOfChunk = needed.map((files) => files.has(fileName))
    if (name === react.name || !pagesOfChunk.includes(true)) continue
    const key = pagesOfChunk.join()
    const part = parts.get(key) ?? { modules: [], bytes: 0, pages: pagesOfChunk, imports: new Set() }
    part.modules.push(...moduleIds)
    part.bytes += code.length
    parts.set(key, part)
    partOf.set(fileName, part)
  }
  for (const { fileName, imports } of chunks)
    for (const imported of imports) {
      const [from, to] = [partOf.get(fileName), partOf.get(imported)]
      if (from && to && from !== to) from.imports.add(to)
    }
  return [...parts.values()]
}

/** Names of the files that are loaded for these modules, with the entry and all static imports. */
function chunksOf(chunks: readonly Rollup.OutputChunk[], modules: readonly string[]): Set<string> {
  const ids = modules.map((name) => join(portal, name))
  const first = chunks.filter((chunk) => chunk.isEntry || ids.some((id) => chunk.moduleIds.includes(id)))
  const files = new Set(first.map(({ fileName }) => fileName))
  // A set also visits items added during the iteration.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported)
  return files
}

/** Merges two parts at a time, always those that save most, until no merge saves anything. */
function mergeParts(parts: Part[]): void {
  for (;;) {
    let best: { readonly saved: number; readonly pair: readonly [Part, Part] } | undefined
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) {
        const saved = savingOf(one, other)
        if (saved > (best?.saved ?? 0) && loadNothingElse(one, other)) best = { saved, pair: [one, other] }
      }
    if (!best) return
    const [one, other] = best.pair
    parts.splice(parts.indexOf(other), 1)
    one.modules.push(...other.modules)
    one.bytes += other.bytes
    one.pages = one.pages.map((isLoaded, page) => isLoaded || other.pages[page] === true)
    for (const imported of other.imports) one.imports.add(imported)
    for (const part of parts) if (part.imports.delete(other)) part.imports.add(one)
    one.imports.delete(one)
  }
}

/** Bytes that a merge saves over all pages, where a file counts as `worthOneFile`; 0: a page loads far too much. */
function savingOf(one: Part, other: Part): number {
  let saved = 0
  for (const [page, isLoaded] of one.pages.entries()) {
    if (isLoaded && other.pages[page]) saved += worthOneFile
    else if (isLoaded || other.pages[page]) {
      const unneeded = isLoaded ? other.bytes : one.bytes
      if (unneeded > mostUnneeded) return 0
      saved -= unneeded
    }
  }
  return saved
}

/** Is all that either of them imports on each page of the other as well? Then no circle of files can arise, either. */
function loadNothingElse(one: Part, other: Part): boolean {
  return [...one.imports, ...other.imports].every(
    (imported) =>
      imported === one ||
      imported === other ||
      imported.pages.every((isLoaded, page) => isLoaded || !(one.pages[page] || other.pages[page])),
  )
}
