import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * The folder for tests' databases: in memory if there is room. Each has hundreds of short-lived files, for
 * which a disk searches space past everything deleted within the last minute.
 */
export function placeForFiles(): string {
  const memory = '/dev/shm'
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
  return bavail * bsize >= 2 ** 32 ? memory : tmpdir()
}
