import { dirname, join } from 'node:path/posix'
import { type Import, type ParsedModule, parseModule } from './parseModule.ts'

/**
 * Why one file depends on another: an import, a string that names the file (`reads`), or one that names its folder
 * (`lists`). The imports of a file that is only listed don't count.
 */
type Kind = Import['kind'] | 'reads' | 'lists'

interface Edge {
  /** A file, or a folder that ends in a slash: all files in it. */
  readonly to: string
  readonly kind: Kind
}

interface Importer {
  readonly from: string
  readonly kind: Kind
}

interface Sources {
  /** Paths from the root of the repository, with slashes. */
  readonly files: readonly string[]
  readonly read: (file: string) => string
  /** Deleted files that are still imported. */
  readonly gone?: readonly string[]
}

const all: readonly Kind[] = ['static', 'lazy', 'type', 'glob', 'reads', 'lists']
/** Only imports, not files that are named in strings. */
export const imports: readonly Kind[] = ['static', 'lazy', 'type', 'glob']

/**
 * Dependencies between files. When in doubt, it assumes too many: a string that names a folder makes all files
 * of the folder a dependency.
 */
export class ModuleGraph {
  readonly files: ReadonlySet<string>
  readonly #read: (file: string) => string
  readonly #folders = new Set<string>()
  readonly #gone: ReadonlySet<string>
  readonly #entries: readonly Entry[]
  readonly #scripts: ReadonlyMap<string, string>
  readonly #edges = new Map<string, readonly Edge[]>()
  readonly #parsed = new Map<string, ParsedModule>()
  #importers: ReadonlyMap<string, readonly Importer[]> | undefined

  constructor({ files, read, gone = [] }: Sources) {
    this.files = new Set(files)
    this.#gone = new Set(gone)
    this.#read = read
    for (const file of [...files, ...gone]) {
      for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) this.#folders.add(folder)
    }
    this.#entries = files
      .filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file))
      .flatMap((file) => entriesOf(dirname(file), JSON.parse(read(file))))
    this.#scripts = new Map(this.files.has('package.json') ? scriptsOf(JSON.parse(read('package.json'))) : [])
  }

  /** These files and everything that they depend on, by edges of these kinds. Folders end in a slash. */
  closure(from: Iterable<string>, kinds = all): Set<string> {
    const found = new Set(from)
    for (const place of found) {
      for (const { to, kind } of this.edgesOf(place)) {
        if (!kinds.includes(kind)) continue
        found.add(to)
        if (to.endsWith('/') && kind !== 'lists') for (const file of this.#inside(to)) found.add(file)
      }
    }
    return found
  }

  /**
   * These files and all files that depend on them, which a change can affect.
   * @param mayList whether it counts that this file lists the folder of one of them
   */
  dependents(of: Iterable<string>, mayList: (file: string) => boolean = () => true): Set<string> {
    const own = new Set(of)
    const found = new Set(own)
    for (const file of found) {
      for (const place of [file, ...foldersAround(file)]) {
        for (const { from, kind } of this.#importersOf(place)) {
          if (kind === 'lists' && !(own.has(file) && mayList(from))) continue
          // Builds from a folder leave out its tests and stories.
          if (place !== file && isProof.test(file) && !isProof.test(from)) continue
          found.add(from)
        }
      }
    }
    return found
  }

  #importersOf(place: string): readonly Importer[] {
    this.#importers ??= this.#findImporters()
    return this.#importers.get(place) ?? []
  }

  #findImporters(): Map<string, Importer[]> {
    const importers = new Map<string, Importer[]>()
    for (const from of this.files) {
      for (const { to, kind } of this.edgesOf(from)) {
        const others = importers.get(to)
        if (others) others.push({ from, kind })
        else importers.set(to, [{ from, kind }])
      }
    }
    return importers
  }

  edgesOf(file: string): readonly Edge[] {
    const known = this.#edges.get(file)
    if (known) return known
    const edges = this.#readEdges(file)
    this.#edges.set(file, edges)
    return edges
  }

  #inside(folder: string): string[] {
    return [...this.files].filter((file) => file.startsWith(folder))
  }

  #readEdges(file: string): Edge[] {
    if (!this.files.has(file)) return []
    if (file.endsWith('.css')) return this.#edgesOfSheet(file)
    if (!isScript.test(file)) return []
    const module = this.#parse(file)
    const imported = module.imports.flatMap(({ specifier, kind }) =>
      this.#resolve(file, specifier, kind === 'glob').map((to): Edge => ({ to, kind })),
    )
    if (!module.readsFiles) return imported
    const importsComputed =
      module.importsComputed ||
      imported.some(({ to }) => isScript.test(to) && this.files.has(to) && this.#parse(to).importsComputed)
    return [...imported, ...this.#edgesOfTexts(file, module.texts, importsComputed ? 'reads' : 'lists')]
  }

  #parse(file: string): ParsedModule {
    const module = this.#parsed.get(file) ?? parseModule(file, this.#read(file))
    this.#parsed.set(file, module)
    return module
  }

  #edgesOfSheet(file: string): Edge[] {
    const named = this.#read(file).matchAll(/(?:@import\s+(?:url\()?|\bfrom\s+|\burl\()['"]?([^'")\s;]+)/g)
    return [...named].flatMap(([, name = '']) => {
      const specifier = name.startsWith('.') || name.startsWith('@') ? name : `./${name}`
      return this.#resolve(file, specifier).map((to): Edge => ({ to, kind: 'static' }))
    })
  }

  /** Every file that the specifier names, or would name if it existed. External packages have none. */
  #resolve(file: string, specifier: string, isFolder = false): string[] {
    const bare = specifier.replace(/\?.*$/, '')
    const path = bare.startsWith('.') ? join(dirname(file), bare) : this.#pathOfPackage(bare)
    if (path === undefined) return []
    if (isFolder) return [`${path.replace(/\/$/, '')}/`]
    return endings.map((ending) => path + ending).filter((one) => this.files.has(one) || this.#gone.has(one))
  }

  #pathOfPackage(specifier: string): string | undefined {
    for (const { before, after, isPattern, path } of this.#entries) {
      if (!isPattern && specifier === before) return path
      const inside = specifier.slice(before.length, specifier.length - after.length)
      if (isPattern && specifier === before + inside + after && inside !== '')
        return path.replace('*', inside)
    }
    return undefined
  }

  #edgesOfTexts(file: string, texts: readonly string[], ofFolder: Kind): Edge[] {
    const runsScripts = texts.includes('npm')
    const named = texts.flatMap((text) => {
      const words = runsScripts ? (this.#scripts.get(text)?.split(' ') ?? []) : []
      // The part of a pattern before its first star.
      const path = text.replace(/[*{?].*$/, '')
      const paths = path.replace(/^\.\/?$/, '') === '' ? [] : [join(dirname(file), path), path]
      return [...paths, ...words].flatMap((one) => this.#pathsOf(one))
    })
    return [...new Set(named)].map((to) => ({ to, kind: to.endsWith('/') ? ofFolder : 'reads' }))
  }

  /** The repository's root and the folders above it name nothing. */
  #pathsOf(text: string): string[] {
    if (text.startsWith('/') || text.length > 200) return []
    const path = join(text).replace(/\/$/, '')
    if (this.#folders.has(path)) return [`${path}/`]
    return ['', '.ts', '.tsx']
      .map((ending) => path + ending)
      .filter((one) => this.files.has(one) || this.#gone.has(one))
  }
}

const isScript = /\.(?:tsx?|mts|mjs|js)$/
const isProof = /\.(?:test|stories)\.tsx?$/

/** With a trailing slash, the innermost first. */
function foldersAround(file: string): string[] {
  const folders: string[] = []
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
    folders.push(file.slice(0, end + 1))
  return folders
}

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx']

interface Entry {
  /** The parts of a pattern before and after the star. */
  readonly before: string
  readonly after: string
  readonly isPattern: boolean
  /** From the root of the repository, with the star. */
  readonly path: string
}

interface Manifest {
  readonly name?: string
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly scripts?: Readonly<Record<string, string>>
}

/**
 * The source files behind one of our packages' exports. Names come before patterns, and long patterns before
 * short ones.
 */
function entriesOf(folder: string, { name, exports = {} }: Manifest): Entry[] {
  return Object.entries(exports)
    .flatMap(([key, target]) => {
      const source = typeof target === 'string' ? target : target['@atrium/source']
      if (source === undefined) return []
      const [before = '', after] = `${name}${key.slice(1)}`.split('*')
      return [{ before, after: after ?? '', isPattern: after !== undefined, path: join(folder, source) }]
    })
    .sort(
      (one, other) =>
        Number(one.isPattern) - Number(other.isPattern) || other.before.length - one.before.length,
    )
}

/** The files that an npm script names; `node tools/run.mjs a/b` runs `tools/a/b.ts`. */
const scriptsOf = ({ scripts = {} }: Manifest): [string, string][] =>
  Object.entries(scripts).map(([name, command]) => [
    name,
    command.replace(/(tools)\/run\.mjs ([\w/]+)/, '$1/run.mjs $1/$2'),
  ])
