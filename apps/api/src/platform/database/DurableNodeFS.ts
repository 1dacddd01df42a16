import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type StartOptions = Parameters<NodeFS['init']>[1]

interface OpenFile {
  /** The operating system's descriptor; directories have none. */
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
 * PGlite's directory on disk, but with an fsync that reaches the disk, as its own ignores the call, and written to by
 * the directory's holder only: `requireHeld` doesn't return to any other. It is asked before each write, which would
 * damage what the next holder wrote, and after each fsync, so that no commit is told of which that one may not have
 * read.
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
