import { closeSync, fstatSync, openSync, statSync } from 'node:fs'

/** A file of ours, recognised under whichever name it gets. */
export interface HeldFile {
  /** Whether it is what lies there. Needs no descriptor, and microseconds. */
  isAt(path: string): boolean
  close(): void
}

export function holdFile(path: string): HeldFile {
  // While it is open nobody else's file gets its number.
  const descriptor = openSync(path, 'r')
  const { ino } = fstatSync(descriptor, { bigint: true })
  return {
    isAt: (other) => statSync(other, { bigint: true, throwIfNoEntry: false })?.ino === ino,
    close: () => closeSync(descriptor),
  }
}
