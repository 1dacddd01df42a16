import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { largeWrites } from './largeWrites'

/** Number of uploads that are hashed while they arrive. Others are read again at the end. */
const atOnce = 256

/**
 * Hashes of uploads through this process, so that nobody has to wait while a large upload is read again. A
 * hash counts only if the whole file has passed through this process, from its first byte.
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

  /**
   * A failed write leaves none behind.
   * @returns undefined unless it covers `size` bytes
   */
  function take(uploadId: string, size: number): Hash | undefined {
    const known = hashes.get(uploadId)
    hashes.delete(uploadId)
    if (size === 0) return createHash('sha256')
    return known?.size === size ? known.hash : undefined
  }

  return { HashingFileStore, take }
}
