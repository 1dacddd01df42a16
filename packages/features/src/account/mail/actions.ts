import { atom } from 'jotai'
import { actionAtom } from '../../shared/request/actionAtom'
import { mailApiAtom } from '../api'

/** The password, sealed by the session. */
interface Proof {
  readonly password: string
  readonly keyId: string
}

interface MailProof extends Proof {
  readonly email: string
  readonly code: string
}

const stale = ['account', 'profile', 'person'] as const

export const sendMailCodeAtom = atom(null, (get, _set, email: string) =>
  get(mailApiAtom).sendMailCode({ body: { email } }),
)

export const verifyMailAction = actionAtom({
  run: (get, _set, body: MailProof) => get(mailApiAtom).verifyMail({ body }),
  stale,
})

export const removeMailAction = actionAtom({
  run: (get, _set, body: Proof) => get(mailApiAtom).removeMail({ body }),
  stale,
})
