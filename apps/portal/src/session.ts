import { createSession, keepTabToPerson, webStorage } from '@atrium/features/session'
import { forgetCompany } from '@atrium/features/workspace'
import { browserStore, draftStorage, tabStorage, tabStore } from './browserStore'

/** The session of this page, which all tabs share. */
export const session = createSession({ storage: webStorage(localStorage, window) })

keepTabToPerson(session, tabStorage)
keepTabToPerson(session, draftStorage)

session.subscribe(() => {
  if (session.getState().state === 'signedOut') forgetCompany({ store: browserStore, tabStore })
})
