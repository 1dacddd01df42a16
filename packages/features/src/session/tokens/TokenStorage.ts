/** The host's storage for tokens. All tabs that read the same storage share one session. */
export interface TokenStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /** Calls the listener when another tab changed something; returns the unsubscribe function. Default: never. */
  watch?(listener: () => void): () => void
}

/**
 * The browser's own storage, passed by the host: `webStorage(localStorage, window)`. A page that is also
 * rendered on a server passes `globalThis.localStorage`, which is undefined there: then nothing is kept.
 */
export function webStorage(storage: Storage | undefined, events?: EventTarget): TokenStorage {
  return {
    read: (key) => storage?.getItem(key) ?? null,
    write: (key, value) => storage?.setItem(key, value),
    remove: (key) => storage?.removeItem(key),
    watch(listener) {
      events?.addEventListener('storage', listener)
      return () => events?.removeEventListener('storage', listener)
    },
  }
}
