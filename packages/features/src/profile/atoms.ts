import { atom } from 'jotai'
import { requestAtom } from '../shared/request/request'
import { profileApiAtom } from './api'

/** The signed-in person's profile; writing reloads it. */
export const profileAtom = requestAtom(['profile', 'person'], (get, signal) =>
  get(profileApiAtom).getProfile({ query: {} }, { signal }),
)

export const suggestSchoolsAtom = atom(null, async (get, _set, word: string, signal: AbortSignal) => {
  const { names } = await get(profileApiAtom).suggestSchools({ query: { word } }, { signal })
  return names
})

declare module '../shared/request/stale' {
  interface Resources {
    /** The person's profile, and their companies. */
    readonly profile: unknown
  }
}
