import { useSyncExternalStore } from 'react'

/**
 * How much of the window lies under something that stands open at its end, in px: what is beside it can leave out
 * what would be cut.
 */
let covered = 0
const listeners = new Set<() => void>()

/** Tells how much is covered from now on; call what it returns when it isn't any more. */
export function cover(width: number): () => void {
  set(width)
  return () => set(0)
}

export const useCoveredWidth = (): number => useSyncExternalStore(subscribe, read, nothing)

function set(width: number): void {
  covered = width
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => covered
const nothing = () => 0
