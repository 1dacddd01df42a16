import { locationAtom, presentHostAtom } from '../shared/host/host'
import { actionAtom } from '../shared/request/actionAtom'
import { keepAttempt } from '../shared/social/keptAttempts'
import { pageOrigin } from '../shared/social/pageOrigin'
import { connectionsApiAtom, type Joining } from './api'

const stale = ['connections', 'history'] as const

export const addDomainAction = actionAtom({
  run: (get, _set, domain: string) => get(connectionsApiAtom).addDomain({ body: { domain } }),
  stale,
})

export const verifyDomainAction = actionAtom({
  run: (get, _set, domain: string) => get(connectionsApiAtom).verifyDomain({ body: { domain } }),
  stale,
})

export const removeDomainAction = actionAtom({
  run: (get, _set, domain: string) => get(connectionsApiAtom).removeDomain({ body: { domain } }),
  stale,
})

interface Added {
  readonly connectionName: string
  readonly kind: 'oidc' | 'saml'
}

export const addConnectionAction = actionAtom({
  run: (get, _set, body: Added) => get(connectionsApiAtom).addConnection({ body }),
  stale,
})

interface Renamed {
  readonly connectionId: string
  readonly connectionName: string
}

export const renameConnectionAction = actionAtom({
  run: (get, _set, body: Renamed) => get(connectionsApiAtom).renameConnection({ body }),
  stale,
})

interface OidcDetails {
  readonly connectionId: string
  readonly issuer: string
  readonly clientId: string
  /** Default: the stored one stays. */
  readonly clientSecret?: string
  readonly scopes: string[]
}

export const saveOidcAction = actionAtom({
  run: (get, _set, body: OidcDetails) =>
    // The service reads the configuration of the provider meanwhile.
    get(connectionsApiAtom).saveOidcConnection({ body }, { timeout: 45_000 }),
  stale,
})

interface SamlDetails {
  readonly connectionId: string
  readonly metadata: string
}

export const saveSamlAction = actionAtom({
  run: (get, _set, body: SamlDetails) => get(connectionsApiAtom).saveSamlConnection({ body }),
  stale,
})

export const saveJoiningAction = actionAtom({
  run: (get, _set, { connectionId, joining }: { readonly connectionId: string; readonly joining: Joining }) =>
    get(connectionsApiAtom).saveJoining({ body: { connectionId, ...joining } }),
  stale,
})

/** Returns the identity provider's address, which leads back to this page. */
export const beginTestAction = actionAtom({
  run: async (get, _set, connectionId: string): Promise<string> => {
    const { store } = get(presentHostAtom)
    const body = { connectionId, origin: pageOrigin() }
    const { address, state, ...begun } = await get(connectionsApiAtom).beginConnectionTest({ body })
    keepAttempt(store, state, { ...begun, ...get(locationAtom), purpose: 'test', connectionId })
    return address
  },
  stale: [],
})

interface Finished {
  readonly connectionId: string
  readonly ticket: string
}

export const finishTestAction = actionAtom({
  run: (get, _set, body: Finished) => get(connectionsApiAtom).finishConnectionTest({ body }),
  stale,
})

interface Switched {
  readonly connectionId: string
  readonly isOn: boolean
}

export const switchConnectionAction = actionAtom({
  run: (get, _set, body: Switched) => get(connectionsApiAtom).switchConnection({ body }),
  stale,
})

export const endConnectionAction = actionAtom({
  run: (get, _set, connectionId: string) => get(connectionsApiAtom).endConnection({ body: { connectionId } }),
  stale,
})

interface Rule {
  readonly isRequired: boolean
  /** Ids of members. */
  readonly exempt: string[]
}

export const saveRuleAction = actionAtom({
  run: (get, _set, body: Rule) => get(connectionsApiAtom).saveSignInRule({ body }),
  stale,
})
