import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs'

/** A file or folder of a database, by its path relative to the database's folder. */
export interface KeptFile {
  readonly path: string
  readonly mode: number
  /** Undefined for a folder. */
  readonly content?: Uint8Array
}

interface Node {
  mode: number
  contents: Uint8Array | Record<string, Node>
  usedBytes: number
  readonly node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node }
  readonly stream_ops: { write(stream: { readonly node: Node }, ...rest: readonly unknown[]): number }
}

const folder = '/pglite/data'

/**
 * A database's files in memory, initially shared: a file is copied when it is first written, and most never
 * are.
 */
export class CopiedFiles extends EmscriptenBuiltinFilesystem {
  readonly #files: readonly KeptFile[]

  constructor(files: readonly KeptFile[]) {
    super()
    this.#files = files
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg?.Module ?? {}
    if (!FS) throw new Error('This release of PGlite has no file system to fill.')
    FS.mkdirTree(folder)
    const root = FS.lookupPath(folder, {}).node as unknown as Node
    const folders = new Map<string, Node>([['', root]])
    const borrowed = new Set<Node>()
    let ops: Node['stream_ops'] | undefined
    for (const { path, mode, content } of this.#files) {
      const slash = path.lastIndexOf('/')
      const parent = folders.get(path.slice(0, Math.max(0, slash)))
      if (!parent) throw new Error(`The folder of ${path} comes after it.`)
      const node = parent.node_ops.mknod(parent, path.slice(slash + 1), mode, 0)
      if (!content) folders.set(path, node)
      else {
        node.contents = content
        node.usedBytes = content.length
        borrowed.add(node)
        ops = node.stream_ops
      }
    }
    if (!ops) return
    const { write } = ops
    ops.write = (stream, ...rest) => {
      if (borrowed.delete(stream.node))
        stream.node.contents = new Uint8Array(stream.node.contents as Uint8Array)
      return write(stream, ...rest)
    }
  }
}
