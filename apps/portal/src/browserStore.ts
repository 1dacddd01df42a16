import type { TabStorage } from '@atrium/features/session'
import type { Store } from '@atrium/features/shared'

/** Kept between visits, for all tabs. */
export const browserStore = keepIn(() => localStorage)

/** Kept while this tab is open. */
export const tabStore = keepIn(() => sessionStorage)

/** The same, to be emptied as a whole. */
export const tabStorage: TabStorage = {
  getItem: (key) => tabStore.read(key) ?? null,
  setItem: (key, value) => tabStore.write(key, value),
  clear() {
    try {
      sessionStorage.clear()
    } catch {
      // Where nothing can be kept, nothing is.
    }
  },
}

/** A browser's storage may be full or forbidden: then nothing is kept, and nothing breaks. */
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
