import { requestAtom } from '../shared/request/request'
import { secondStepApiAtom } from './api'

/** The person's second step and passkeys; writing reloads them. */
export const secondStepAtom = requestAtom(['secondStep'], (get, signal) =>
  get(secondStepApiAtom).getSecondStep({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** The person's authenticator, recovery codes and passkeys. */
    readonly secondStep: unknown
  }
}
