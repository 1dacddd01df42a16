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

/** Makes nothing stale: it ends the sessions, and the person signs in again. */
export const changeMobileAction = actionAtom({
  run: (get, _set, { oldMobile, newMobile, code, password, keyId }: MobileChange) =>
    get(accountApiAtom).changeMobile({
      query: { oldMobile },
      body: { bindType: 'sms', password, keyId, newMobile, code },
    }),
  stale: [],
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
