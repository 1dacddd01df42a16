import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { largeWrites } from './largeWrites'

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
      let size = offset
      const see = (piece: Uint8Array) => {
        known?.update(piece)
        size += piece.length
      }
      const file = await open(join(this.directory, uploadId), 'r+')
      try {
        await pipeline(content, largeWrites(file, offset, see))
      } finally {
        await file.close()
      }
      if (!known) return size
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
