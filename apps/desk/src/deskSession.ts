import { deskStaffContract } from '@atrium/contracts/desk/staff/contract'
import { tokensContract } from '@atrium/contracts/session/tokens/contract'
import { createSession, keepTabToPerson, type Session, type SignedIn } from '@atrium/features/session'
import { createClient, Failure } from '@atrium/features/shared'
import { personalTab, tokenStorage } from './stores'
import { fetchInUse } from './use'

/** How far a sign-in has come: the service first makes its session one at the desk. */
export type Entry =
  | { readonly state: 'idle' }
  | { readonly state: 'entering' }
  | { readonly state: 'refused'; readonly failure: Failure }

const plain = createSession({
  storage: tokenStorage,
  fetch: fetchInUse,
  // The portal in other tabs refreshes its own tokens under the plain name.
  locks: globalThis.navigator?.locks && {
    request: (name, work) => navigator.locks.request(`desk-${name}`, work),
  },
})

let entry: Entry = { state: 'idle' }
const listeners = new Set<() => void>()

function become(next: Entry): void {
  entry = next
  for (const listener of [...listeners]) listener()
}

export const entryState = {
  get: () => entry,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The session of this page. A sign-in is stored only once the service has let the person in. */
export const session: Session = { ...plain, begin: (signedIn) => void enter(signedIn) }

keepTabToPerson(session, personalTab)

async function enter(signedIn: SignedIn): Promise<void> {
  become({ state: 'entering' })
  const client = createClient({
    fetch: fetchInUse,
    locale: document.documentElement.lang,
    tokens: { getToken: () => signedIn.accessToken },
  })
  try {
    await client(deskStaffContract.enterDesk, {})
    plain.begin(signedIn)
    become({ state: 'idle' })
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    // Nobody uses the ordinary session that the sign-in began.
    await client(tokensContract.signOut, {}).catch(() => {})
    // An expired session can't go on either: its person isn't let in any more.
    if (plain.getState().state !== 'signedOut') await plain.signOut(async () => {})
    become({ state: 'refused', failure: thrown })
  }
}
