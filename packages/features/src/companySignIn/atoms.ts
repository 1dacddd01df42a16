import { actionAtom } from '../shared/request/actionAtom'
import { requestAtom } from '../shared/request/request'
import { companyIdentitiesApiAtom } from './api'

/** The companies' identities by which the person signs in; writing asks again. */
export const companyIdentitiesAtom = requestAtom(['companyIdentities'], (get, signal) =>
  get(companyIdentitiesApiAtom).listCompanyIdentities({}, { signal }),
)

interface Unlinked {
  readonly companyId: string
  readonly connectionId: string
}

export const unlinkAction = actionAtom({
  run: (get, _set, body: Unlinked) => get(companyIdentitiesApiAtom).unlinkCompanyIdentity({ body }),
  stale: ['companyIdentities', 'securityEvents'],
})

declare module '../shared/request/stale' {
  interface Resources {
    /** Companies' identities for signing in. */
    readonly companyIdentities: unknown
  }
}
