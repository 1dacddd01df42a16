import { createHash, type Hash } from 'node:crypto'
import { pipeline, type Readable, Transform } from 'node:stream'
import { FileStore } from '@tus/file-store'

/** Uploads that are hashed as they come; of the others what has come is read again at the end. */
const atOnce = 256

/**
 * The hashes of what comes through this process, so that nobody waits at the end of a large upload until it was read
 * again. One counts only as long as all of what a file holds has passed here, from its first byte.
 */
export function hashesOnTheWay() {
  const hashes = new Map<string, { hash: Hash; size: number }>()

  class HashingFileStore extends FileStore {
    override async write(content: Readable, uploadId: string, offset: number) {
      const known = take(uploadId, offset)
      if (!known) return super.write(content, uploadId, offset)
      const size = await super.write(hashing(content, known), uploadId, offset)
      if (hashes.size >= atOnce) for (const oldest of hashes.keys()) if (hashes.delete(oldest)) break
      hashes.set(uploadId, { hash: known, size })
      return size
    }
  }

  /** Whoever fails to write on leaves none behind. @returns of the `size` bytes that have come */
  function take(uploadId: string, size: number): Hash | undefined {
    const known = hashes.get(uploadId)
    hashes.delete(uploadId)
    if (size === 0) return createHash('sha256')
    return known?.size === size ? known.hash : undefined
  }

  return { HashingFileStore, take }
}

function hashing(content: Readable, hash: Hash): Readable {
  const passed = new Transform({
    transform(piece, _encoding, pass) {
      hash.update(piece)
      pass(null, piece)
    },
  })
  return pipeline(content, passed, () => undefined)
}
