import { keepTabToPerson } from '@atrium/features/session'
import { createDeskSession } from './createDeskSession'
import { personalTab, tokenStorage } from './stores'
import { fetchInUse } from './use'

/** The session of this page, which all tabs of the desk share. */
export const { session, entry } = createDeskSession({
  storage: tokenStorage,
  fetch: fetchInUse,
  // The portal in other tabs refreshes its own tokens under the plain name.
  locks: globalThis.navigator?.locks && {
    request: (name, work) => navigator.locks.request(`desk-${name}`, work),
  },
})

keepTabToPerson(session, personalTab)
