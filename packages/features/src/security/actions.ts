import { actionAtom } from '../shared/request/actionAtom'
import { securityApiAtom } from './api'

/** Of the given ids, or of all but this one. */
export const endSessionsAction = actionAtom({
  run: (get, _set, sessionIds: readonly string[] | undefined) =>
    get(securityApiAtom).endSessions({ body: sessionIds ? { sessionIds: [...sessionIds] } : {} }),
  stale: ['sessions', 'securityEvents'],
})

/** Says that a sign-in wasn't one's own. */
export const disownSignInAction = actionAtom({
  run: (get, _set, sessionId: string) => get(securityApiAtom).disownSignIn({ body: { sessionId } }),
  stale: ['sessions', 'securityEvents'],
})
