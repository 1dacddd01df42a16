import type { TabStorage } from '@atrium/features/session'
import type { Store } from '@atrium/features/shared'

/** Kept between visits, for all tabs. */
export const browserStore = keepIn(() => localStorage)

/** Kept while this tab is open. */
export const tabStore = keepIn(() => sessionStorage)

/** Kept while this tab is open, and clearable as a whole. */
export const tabStorage: TabStorage = {
  getItem: (key) => tabStore.read(key) ?? null,
  setItem: tabStore.write,
  clear() {
    try {
      sessionStorage.clear()
    } catch {
      // Nothing is kept if storage is unavailable.
    }
  },
}

/** Unsent input, for all tabs of this browser; clearable as a whole. */
export const draftStorage: TabStorage = {
  getItem: (key) => browserStore.read(`draft:${key}`) ?? null,
  setItem: (key, value) => browserStore.write(`draft:${key}`, value),
  clear() {
    try {
      const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
      for (const key of drafts) localStorage.removeItem(key)
    } catch {
      // Nothing is kept if storage is unavailable.
    }
  },
}

/** A browser's storage may be full or forbidden. Then nothing is kept, and nothing breaks. */
function keepIn(storage: () => Storage): Store {
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, value) {
      try {
        if (value === '') storage().removeItem(key)
        else storage().setItem(key, value)
      } catch {
        // Kept until the page is left.
      }
    },
  }
}
