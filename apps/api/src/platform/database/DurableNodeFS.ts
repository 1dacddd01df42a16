import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type StartOptions = Parameters<NodeFS['init']>[1]

interface OpenFile {
  /** The operating system's file descriptor; directories have none. */
  readonly nfd?: number
  readonly node: unknown
}

interface NodeFileSystem {
  stream_ops: {
    fsync?: (file: OpenFile) => number
    write: (file: OpenFile, ...rest: readonly unknown[]) => number
  }
  realPath(node: unknown): string
}

/**
 * PGlite's directory on disk, with an fsync that reaches the disk (PGlite's own ignores it), and written only
 * by the directory's holder: `requireHeld` doesn't return for any other process. It is called before each
 * write, which would damage the next holder's data, and after each fsync, so that no commit is acknowledged
 * that the next holder may not have read.
 */
export class DurableNodeFS extends NodeFS {
  readonly #requireHeld: () => void

  constructor(directory: string, requireHeld: () => void) {
    super(directory)
    this.#requireHeld = requireHeld
  }

  override async init(pglite: PGlite, options: StartOptions): Promise<{ emscriptenOpts: StartOptions }> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push((module) => {
      const files: unknown = module.NODEFS
      if (!isNodeFileSystem(files)) throw new Error('This release of PGlite has no NODEFS to make durable.')
      const { write } = files.stream_ops
      files.stream_ops.write = (...given) => {
        this.#requireHeld()
        return write(...given)
      }
      files.stream_ops.fsync = (file) => {
        const result = flush(file, files)
        this.#requireHeld()
        return result
      }
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function isNodeFileSystem(value: unknown): value is NodeFileSystem {
  return typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value
}

function flush(file: OpenFile, files: NodeFileSystem): number {
  if (file.nfd !== undefined) {
    fsyncSync(file.nfd)
    return 0
  }
  const descriptor = openSync(files.realPath(file.node), 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  return 0
}
