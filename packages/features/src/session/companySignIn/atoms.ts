import { atom, type Getter } from 'jotai'
import { locationAtom, presentHostAtom } from '../../shared/host/host'
import { actionAtom } from '../../shared/request/actionAtom'
import { requestAtom } from '../../shared/request/request'
import { type KeptAttempt, keepAttempt } from '../../shared/social/keptAttempts'
import { pageOrigin } from '../../shared/social/pageOrigin'
import { Failure } from '../../shared/wire/Failure'
import { askedAtom } from '../askedAtom'
import type { SignedIn } from '../Session'
import { companySignInApiAtom } from './api'

const timeout = 15_000

interface Beginning {
  readonly companyId: string
  readonly connectionId: string
  /** Filled in at the identity provider. */
  readonly loginHint?: string
}

/** Starts a sign-in at a company's identity provider, and returns the address that the page goes to. */
export const beginCompanySignInAtom = atom(null, async (get, _set, way: Beginning): Promise<string> => {
  const body = { ...way, origin: pageOrigin() }
  const begun = await get(companySignInApiAtom).beginCompanySignIn({ body }, { timeout })
  return keepBegun(get, way.connectionId, 'signIn', begun)
})

/** The same for the person who is signed in; it leads back to the current page. */
export const beginCompanyProofAtom = atom(
  null,
  async (get, _set, { companyId, connectionId }: Beginning): Promise<string> => {
    const body = { companyId, connectionId, origin: pageOrigin() }
    const begun = await get(companySignInApiAtom).beginCompanyProof({ body }, { timeout })
    return keepBegun(get, connectionId, 'prove', begun)
  },
)

/** The company whose identity provider signs people with this address in; null: none. */
export const findWayAtom = atom(null, async (get, _set, identifier: string) => {
  const { company } = await get(companySignInApiAtom).findWayIn({ body: { identifier } }, { timeout })
  return company
})

interface Begun {
  readonly address: string
  readonly state: string
  readonly attempt: string
  readonly expiresAt: string
}

function keepBegun(get: Getter, connectionId: string, purpose: KeptAttempt['purpose'], begun: Begun): string {
  const { address, state, ...kept } = begun
  keepAttempt(get(presentHostAtom).store, state, { ...kept, ...get(locationAtom), purpose, connectionId })
  return address
}

export interface CompanyAnswer {
  readonly attempt: string
  readonly connectionId: string
  readonly state: string
  readonly code: string
  readonly iss?: string
}

/** Redeems the identity provider's answer; returns the identity and its ticket. */
export const exchangeAnswerAtom = atom(null, (get, _set, body: CompanyAnswer) =>
  get(companySignInApiAtom).exchangeCompanyAnswer({ body }, { timeout: 30_000 }),
)

interface TicketEntry {
  readonly ticket: string
  readonly devices: readonly string[]
}

export const signInByCompanyAtom = atom(
  null,
  async (get, set, { ticket, devices }: TicketEntry): Promise<SignedIn> => {
    const body = { ticket, isWebClient: true, devices: [...devices] }
    try {
      return await get(companySignInApiAtom).signInByCompany({ body }, { timeout })
    } catch (thrown) {
      if (thrown instanceof Failure) set(askedAtom, thrown)
      throw thrown
    }
  },
)

export const linkIdentityAction = actionAtom({
  run: (get, _set, ticket: string) =>
    get(companySignInApiAtom).linkCompanyIdentity({ body: { ticket } }, { timeout }),
  stale: [],
})

export const proveIdentityAction = actionAtom({
  run: (get, _set, ticket: string) =>
    get(companySignInApiAtom).proveCompanyIdentity({ body: { ticket } }, { timeout }),
  stale: [],
})

const ticketKey = 'companyTicket'

/** The ticket of a person who is about to link, stored in this tab only, also across reloads; empty: none. */
const sinceAtom = atom<string>()
export const companyTicketAtom = atom(
  (get) => get(sinceAtom) ?? get(presentHostAtom).tabStore.read(ticketKey) ?? '',
  (get, set, ticket: string) => {
    get(presentHostAtom).tabStore.write(ticketKey, ticket)
    set(sinceAtom, ticket)
  },
)

/** The identity of the ticket; undefined without one. */
export const companyPersonAtom = requestAtom([], async (get, signal) => {
  const ticket = get(companyTicketAtom)
  return ticket === ''
    ? undefined
    : get(companySignInApiAtom).getCompanyIdentity({ body: { ticket } }, { signal })
})
