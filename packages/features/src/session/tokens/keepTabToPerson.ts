import type { Session } from '../Session'
import { personOf } from './stateOfStorage'

/** A storage of one tab, such as `sessionStorage`, or a browser's drafts. */
export type TabStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'clear'>

const ownerKey = 'tabOwner'

/**
 * Clears the tab's storage when its person signs out, and before somebody else sees it: drafts contain names
 * and numbers. An expired session keeps it for the same person. Call it before anything reads the storage.
 */
export function keepTabToPerson(session: Pick<Session, 'getState' | 'subscribe'>, tab: TabStorage): void {
  /** The owner stays known, because a form may still write its last input when it disappears. */
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
