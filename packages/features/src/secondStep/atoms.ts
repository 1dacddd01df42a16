import { requestAtom } from '../shared/request/request'
import { secondStepApiAtom } from './api'

/** The person's second step and passkeys; writing asks again. */
export const secondStepAtom = requestAtom(['secondStep'], (get, signal) =>
  get(secondStepApiAtom).getSecondStep({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Of the person: authenticator, recovery codes, passkeys. */
    readonly secondStep: unknown
  }
}
