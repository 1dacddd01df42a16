import { requestAtom } from '../shared/request/request'
import { socialAccountsApiAtom } from './api'

/** Every provider, and what the person has bound of it; writing asks again. */
export const socialAccountsAtom = requestAtom(['socialAccounts'], (get, signal) =>
  get(socialAccountsApiAtom).listSocialAccounts({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Accounts elsewhere that sign the person in. */
    readonly socialAccounts: unknown
  }
}
