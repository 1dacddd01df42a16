/** Where a host keeps the tokens: all tabs that read the same place share one session. */
export interface TokenStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  /** Calls the listener when another tab changed something; returns what ends that. Default: never. */
  watch?(listener: () => void): () => void
}

/**
 * The browser's own storage as a place for tokens, handed over by the host: `webStorage(localStorage, window)`. A page
 * that a server renders too hands over `globalThis.localStorage`, which isn't there: then nothing is kept.
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
