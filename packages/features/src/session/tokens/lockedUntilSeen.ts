/** The part of `navigator.locks` that a session needs. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>
}

const lockName = 'atrium-session'

/** Milliseconds after which all other tabs see the changes of this one. */
export const storageLag = 100

/** The next tab gets the lock only when it sees the changes. The caller here doesn't wait for that. */
export function lockedUntilSeen<T>(locks: Locks, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const locked = locks.request(lockName, async () => {
      resolve(await work())
      await new Promise((seen) => setTimeout(seen, storageLag))
    })
    locked.catch(reject)
  })
}
