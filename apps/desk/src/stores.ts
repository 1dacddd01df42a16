import type { TokenStorage } from '@atrium/features/session'
import type { Store } from '@atrium/features/shared'

/** The portal on the same origin keeps its own session and drafts under plain keys. */
const prefix = 'desk.'

/** Kept between visits, for all tabs of the desk. */
export const browserStore = keepIn(() => localStorage, prefix)

/** Kept while this tab is open. */
export const tabStore = keepIn(() => sessionStorage, prefix)

/** Theme and language are those of the portal. */
export const displayStore = keepIn(() => localStorage, '')

/** The tokens of the session at the desk. */
export const tokenStorage: TokenStorage = {
  read: (key) => browserStore.read(key) ?? null,
  write: browserStore.write,
  remove: (key) => browserStore.write(key, ''),
  watch(listener) {
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  },
}

/** What belongs to one person in this tab, clearable as a whole without the portal's. */
export const personalTab = {
  getItem: (key: string) => tabStore.read(key) ?? null,
  setItem: tabStore.write,
  clear: () => removeOwn(() => sessionStorage),
}

function removeOwn(storage: () => Storage): void {
  try {
    const own = Object.keys(storage()).filter((key) => key.startsWith(prefix))
    for (const key of own) storage().removeItem(key)
  } catch {
    // Nothing is kept if storage is unavailable.
  }
}

/** A browser's storage may be full or forbidden. Then nothing is kept, and nothing breaks. */
function keepIn(storage: () => Storage, before: string): Store {
  return {
    read(key) {
      try {
        return storage().getItem(before + key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, value) {
      try {
        if (value === '') storage().removeItem(before + key)
        else storage().setItem(before + key, value)
      } catch {
        // Kept until the page is left.
      }
    },
  }
}
