import { closeSync, fstatSync, openSync, statSync } from 'node:fs'

/** A file of ours, recognised under any name. */
export interface HeldFile {
  /** Whether the path is this file. It takes microseconds and no descriptor. */
  isAt(path: string): boolean
  close(): void
}

export function holdFile(path: string): HeldFile {
  // While it is open, no other file gets its inode number.
  const descriptor = openSync(path, 'r')
  const { ino } = fstatSync(descriptor, { bigint: true })
  return {
    isAt: (other) => statSync(other, { bigint: true, throwIfNoEntry: false })?.ino === ino,
    close: () => closeSync(descriptor),
  }
}
