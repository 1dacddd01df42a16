import { requestAtom } from '../shared/request/request'
import { socialAccountsApiAtom } from './api'

/** All providers, with the person's connected accounts; writing reloads them. */
export const socialAccountsAtom = requestAtom(['socialAccounts'], (get, signal) =>
  get(socialAccountsApiAtom).listSocialAccounts({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Social accounts for signing in. */
    readonly socialAccounts: unknown
  }
}
