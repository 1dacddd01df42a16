import type { Store } from '@atrium/features/shared'

/** The browser's storage, which may be full or forbidden: then nothing is kept, and nothing breaks. */
export const browserStore: Store = {
  read(key) {
    try {
      return localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  write(key, value) {
    try {
      if (value === '') localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Kept until the page is left.
    }
  },
}
