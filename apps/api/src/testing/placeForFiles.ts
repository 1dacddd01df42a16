import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * Where tests keep databases: in memory where it has room. Each is hundreds of files, made and thrown away, and a disk
 * seeks a place for each past all that went within the last minute.
 */
export function placeForFiles(): string {
  const memory = '/dev/shm'
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
  return bavail * bsize >= 2 ** 32 ? memory : tmpdir()
}
