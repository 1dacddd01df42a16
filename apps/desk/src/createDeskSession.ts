import { deskStaffContract } from '@atrium/contracts/desk/staff/contract'
import { tokensContract } from '@atrium/contracts/session/tokens/contract'
import { createSession, type Session, type SessionOptions, type SignedIn } from '@atrium/features/session'
import { createClient, Failure } from '@atrium/features/shared'

/** How far a sign-in has come: the service first makes its session one at the desk. */
export type Entry =
  | { readonly state: 'idle' }
  | { readonly state: 'entering' }
  | { readonly state: 'refused'; readonly failure: Failure }

export interface DeskSession {
  /** A sign-in is stored only once the service has let the person in. */
  readonly session: Session
  readonly entry: {
    get(): Entry
    /** Returns the unsubscribe function. */
    subscribe(listener: () => void): () => void
  }
}

/** A session of the account centre whose sign-ins enter the desk. */
export function createDeskSession(options: SessionOptions): DeskSession {
  const plain = createSession(options)
  const listeners = new Set<() => void>()
  let entry: Entry = { state: 'idle' }

  function become(next: Entry): void {
    entry = next
    for (const listener of [...listeners]) listener()
  }

  async function enter(signedIn: SignedIn): Promise<void> {
    become({ state: 'entering' })
    const client = createClient({
      ...options,
      // The service says in the language of the page why it lets nobody in.
      ...(globalThis.document && { locale: document.documentElement.lang }),
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
      // The expired session that it was to continue is over, too.
      if (plain.getState().state !== 'signedOut') await plain.signOut(async () => {})
      become({ state: 'refused', failure: thrown })
    }
  }

  return {
    session: { ...plain, begin: (signedIn) => void enter(signedIn) },
    entry: {
      get: () => entry,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
