import { atom } from 'jotai'
import { locationAtom, presentHostAtom } from '../../shared/host/host'
import { requestAtom } from '../../shared/request/request'
import { keepAttempt } from '../../shared/social/keptAttempts'
import { Failure } from '../../shared/wire/Failure'
import { askedAtom } from '../askedAtom'
import type { SignedIn } from '../Session'
import { socialApiAtom } from './api'

const timeout = 15_000

export const socialProvidersAtom = requestAtom([], (get, signal) =>
  get(socialApiAtom).listSocialProviders({}, { signal }),
)

interface Beginning {
  readonly provider: string
  /** The page's address. */
  readonly origin: string
}

/** Starts a sign-in, and returns the address that the page goes to. */
export const beginSocialSignInAtom = atom(null, async (get, _set, body: Beginning): Promise<string> => {
  const { store } = get(presentHostAtom)
  const { address, state, ...begun } = await get(socialApiAtom).beginSocialSignIn({ body }, { timeout })
  keepAttempt(store, state, { ...begun, ...get(locationAtom), purpose: 'signIn' })
  return address
})

export interface ProviderAnswer {
  readonly attempt: string
  readonly state: string
  readonly code: string
  /** The provider that claims to have answered. */
  readonly issuer?: string | undefined
}

/** Sends the provider's answer to the service; returns the identity and its ticket. */
export const exchangeAtom = atom(null, (get, _set, query: ProviderAnswer) =>
  get(socialApiAtom).exchangeSocialCode({ query }, { timeout: 30_000 }),
)

interface TicketEntry {
  readonly ticket: string
  readonly devices: readonly string[]
}

export const signInByTicketAtom = atom(
  null,
  async (get, set, { ticket, devices }: TicketEntry): Promise<SignedIn> => {
    const body = { ticket, isWebClient: true, devices: [...devices] }
    try {
      return await get(socialApiAtom).signInBySocialAccount({ body }, { timeout })
    } catch (thrown) {
      if (thrown instanceof Failure) set(askedAtom, thrown)
      throw thrown
    }
  },
)

export const bindTicketAtom = atom(null, (get, _set, ticket: string) =>
  get(socialApiAtom).bindSocialAccount({ body: { ticket } }, { timeout }),
)

const ticketKey = 'socialTicket'

/** The ticket of a person who is about to connect, stored in this tab only, also across reloads; empty: none. */
const sinceAtom = atom<string>()
export const ticketAtom = atom(
  (get) => get(sinceAtom) ?? get(presentHostAtom).tabStore.read(ticketKey) ?? '',
  (get, set, ticket: string) => {
    get(presentHostAtom).tabStore.write(ticketKey, ticket)
    set(sinceAtom, ticket)
  },
)

/** The identity of the ticket; undefined without one. */
export const socialUserAtom = requestAtom([], async (get, signal) => {
  const ticket = get(ticketAtom)
  return ticket === '' ? undefined : get(socialApiAtom).getSocialUser({ query: { ticket } }, { signal })
})
