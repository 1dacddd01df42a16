import type { Database, Holder } from './Connection'

/** Locks within this process. */
export function localLocks(): Database['tryLock'] {
  const holders = new Map<string, Holder>()
  return async (name, holder) => {
    const other = holders.get(name)
    if (other) {
      other.wanted()
      return undefined
    }
    holders.set(name, holder)
    return async () => {
      if (holders.get(name) === holder) holders.delete(name)
    }
  }
}
