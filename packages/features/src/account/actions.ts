import { actionAtom } from '../shared/request/actionAtom'
import { accountApiAtom, dissolutionApiAtom } from './api'

interface MobileChange {
  readonly oldMobile: string
  readonly newMobile: string
  readonly code: string
  /** Sealed by the session. */
  readonly password: string
  readonly keyId: string
}

/** Makes nothing stale: it ends the sessions, and one signs in anew. */
export const changeMobileAction = actionAtom({
  run: (get, _set, { oldMobile, newMobile, code, password, keyId }: MobileChange) =>
    get(accountApiAtom).changeMobile({
      query: { oldMobile },
      body: { bindType: 'sms', password, keyId, newMobile, code },
    }),
  stale: [],
})

/** Of the given ids, or of all but this one. */
export const endSessionsAction = actionAtom({
  run: (get, _set, sessionIds: readonly string[] | undefined) =>
    get(accountApiAtom).endSessions({ body: sessionIds ? { sessionIds: [...sessionIds] } : {} }),
  stale: ['account'],
})

const ofCompany = ['dissolution', 'history'] as const

interface DissolutionRequested {
  readonly code: string
  readonly reason: string
}

export const requestDissolutionAction = actionAtom({
  run: (get, _set, given: DissolutionRequested) =>
    get(dissolutionApiAtom).cancelAccount({ body: { agreed: true, ...given } }),
  stale: ofCompany,
})

export const withdrawDissolutionAction = actionAtom<void, unknown>({
  run: (get) => get(dissolutionApiAtom).withdrawCancel({}),
  stale: ofCompany,
})
