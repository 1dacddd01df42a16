import type { FileHandle } from 'node:fs/promises'
import { Writable } from 'node:stream'

/**
 * Bytes. Each write costs as much as some of its pieces, which come 64 kB at a time; but from about a MiB on the system
 * looks for memory in one piece for it, which a virtual machine may have to get from its host first: up to three times
 * the processor time.
 */
const atOnce = 256 * 1024

/** Writes to a file from `start` on, much at a time. @param see told of each piece, in their order */
export function largeWrites(file: FileHandle, start: number, see: (piece: Uint8Array) => void): Writable {
  let position = start
  let waiting: Uint8Array[] = []
  let bytes = 0

  async function flush() {
    let pieces = waiting
    let left = bytes
    waiting = []
    bytes = 0
    // A disk that fills takes a part, and refuses when it is asked for the rest.
    while (left > 0) {
      const { bytesWritten } = await file.writev(pieces, position)
      position += bytesWritten
      left -= bytesWritten
      if (left > 0) pieces = [Buffer.concat(pieces).subarray(bytesWritten)]
    }
  }

  return new Writable({
    // What comes while a part is being written waits for the next.
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
