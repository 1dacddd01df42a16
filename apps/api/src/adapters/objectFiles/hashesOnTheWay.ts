import { createHash, type Hash } from 'node:crypto'

/** Number of uploads that are hashed while they arrive. Others are read again at the end. */
const atOnce = 256

/**
 * Hashes of uploads that arrive through this process, so that nobody waits while a large upload is read again.
 * A hash counts only if the whole file has passed through this process, from its first byte.
 */
export function hashesOnTheWay() {
  const hashes = new Map<string, { readonly hash: Hash; readonly size: number }>()
  return {
    /**
     * Takes the hash out, so that a failed write leaves none behind.
     * @returns undefined unless it covers exactly the first `size` bytes
     */
    take(uploadId: string, size: number): Hash | undefined {
      const known = hashes.get(uploadId)
      hashes.delete(uploadId)
      if (size === 0) return createHash('sha256')
      return known?.size === size ? known.hash : undefined
    },

    /** Puts back the hash of the first `size` bytes. */
    put(uploadId: string, hash: Hash, size: number): void {
      if (hashes.size >= atOnce) for (const oldest of hashes.keys()) if (hashes.delete(oldest)) break
      hashes.set(uploadId, { hash, size })
    },
  }
}
