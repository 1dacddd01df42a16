import type { Session } from '../Session'
import { personOf } from './stateOfStorage'

/** What one tab keeps, such as `sessionStorage`, or the drafts of a browser. */
export type TabStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'clear'>

const ownerKey = 'tabOwner'

/**
 * Empties what the tab keeps when its person signs out, and before somebody else finds it: drafts hold names and
 * numbers. A session that merely ended leaves it to the same person. Call it before anything reads the storage.
 */
export function keepTabToPerson(session: Pick<Session, 'getState' | 'subscribe'>, tab: TabStorage): void {
  /** Whose it was stays known: a form may still write what was typed last when it goes. */
  function empty(owner: string | undefined): void {
    tab.clear()
    if (owner) tab.setItem(ownerKey, owner)
  }

  function look(): void {
    const person = personOf(session.getState())
    const owner = tab.getItem(ownerKey) ?? undefined
    if (!person || person === owner) return
    if (owner) empty(person)
    else tab.setItem(ownerKey, person)
  }

  look()
  session.subscribe(() => {
    const state = session.getState()
    if (state.state === 'signedOut' && state.because === undefined) empty(tab.getItem(ownerKey) ?? undefined)
    else look()
  })
}
