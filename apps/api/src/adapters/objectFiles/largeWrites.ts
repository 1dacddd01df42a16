import type { FileHandle } from 'node:fs/promises'
import { Writable } from 'node:stream'

/**
 * Bytes. Each write has a fixed cost, and data arrives 64 kB at a time. But from about a MiB on, the system
 * needs contiguous memory, which a virtual machine may have to request from its host: up to three times the
 * CPU time.
 */
const atOnce = 256 * 1024

/**
 * Writes to a file from `start` on, in large pieces.
 * @param see called with each piece, in order
 */
export function largeWrites(file: FileHandle, start: number, see: (piece: Uint8Array) => void): Writable {
  let position = start
  let waiting: Uint8Array[] = []
  let bytes = 0

  async function flush() {
    let pieces = waiting
    let left = bytes
    waiting = []
    bytes = 0
    // A full disk accepts a part, and refuses the rest.
    while (left > 0) {
      const { bytesWritten } = await file.writev(pieces, position)
      position += bytesWritten
      left -= bytesWritten
      if (left > 0) pieces = [Buffer.concat(pieces).subarray(bytesWritten)]
    }
  }

  return new Writable({
    // Data that arrives during a write waits for the next one.
    highWaterMark: 2 * atOnce,
    write(piece: Uint8Array, _encoding, done) {
      see(piece)
      waiting.push(piece)
      bytes += piece.length
      if (bytes < atOnce) done()
      else flush().then(() => done(), done)
    },
    final(done) {
      flush().then(() => done(), done)
    },
  })
}
