import { createSession, webStorage } from '@atrium/features/session'
import { forgetCompany } from '@atrium/features/workspace'
import { browserStore, tabStore } from './browserStore'

/** The one session of this page, which all its tabs share. */
export const session = createSession({ storage: webStorage(localStorage, window) })

session.subscribe(() => {
  if (session.getState().state === 'signedOut') forgetCompany({ store: browserStore, tabStore })
})
