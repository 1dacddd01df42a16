import { atom } from 'jotai'
import { requestAtom } from '../shared/request/request'
import { accountApiAtom, dissolutionApiAtom, type Profile } from './api'

/** The account of whoever is signed in; writing asks again. */
export const accountAtom = requestAtom(['account'], (get, signal) =>
  get(accountApiAtom).getAccount({}, { signal }),
)

export const sendBindCodeAtom = atom(null, (get, _set, mobile: string) =>
  get(accountApiAtom).sendCode({ body: { codeType: 'BIND', mobile } }),
)

interface MobileChange {
  readonly oldMobile: string
  readonly newMobile: string
  readonly code: string
  /** Sealed by the session. */
  readonly password: string
  readonly keyId: string
}

export const changeMobileAtom = atom(null, (get, _set, change: MobileChange) => {
  const { oldMobile, newMobile, code, password, keyId } = change
  return get(accountApiAtom).changeMobile({
    query: { oldMobile },
    body: { bindType: 'sms', password, keyId, newMobile, code },
  })
})

interface ProfileChange {
  readonly before: Profile
  readonly after: Profile
}

export const saveProfileAtom = atom(null, async (get, set, { before, after }: ProfileChange) => {
  try {
    await get(accountApiAtom).saveProfile({ body: { ...after, before } })
  } finally {
    // After a refusal too: another page's profile is what one wants to see then.
    set(accountAtom)
  }
})

/** Of the given ids, or of all but this one. */
export const endSessionsAtom = atom(null, async (get, set, sessionIds: readonly string[] | undefined) => {
  const ended = await get(accountApiAtom).endSessions({
    body: sessionIds ? { sessionIds: [...sessionIds] } : {},
  })
  set(accountAtom)
  return ended
})

/** What a dissolution would end, and how the last request stands; writing asks again. */
export const outlookAtom = requestAtom(['dissolution'], (get, signal) =>
  get(dissolutionApiAtom).preCancel({}, { signal }),
)

export const sendCancelCodeAtom = atom(null, (get) => get(dissolutionApiAtom).sendCancelCode({}))

interface DissolutionRequested {
  readonly code: string
  readonly reason: string
}

export const requestDissolutionAtom = atom(null, async (get, set, given: DissolutionRequested) => {
  await get(dissolutionApiAtom).cancelAccount({ body: { agreed: true, ...given } })
  set(outlookAtom)
})

export const withdrawDissolutionAtom = atom(null, async (get, set) => {
  await get(dissolutionApiAtom).withdrawCancel({})
  set(outlookAtom)
})

declare module '../shared/request/Resource' {
  interface Resources {
    /** Of the person: profile, sessions, phone. */
    readonly account: unknown
    /** Whether and how the company ends. */
    readonly dissolution: unknown
  }
}
