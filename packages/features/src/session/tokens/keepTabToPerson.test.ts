import { expect, it } from 'vitest'
import type { SessionState } from '../Session'
import { keepTabToPerson } from './keepTabToPerson'

const signedIn = (userId: string): SessionState => ({ state: 'signedIn', userId, userAccount: userId })
const expired = (userId: string): SessionState => ({ state: 'expired', userId, userAccount: userId })

/** Opens a page in a tab with stored content, and returns functions that continue the session. */
function open(kept: Map<string, string>, first: SessionState) {
  let state = first
  const listeners: (() => void)[] = []
  keepTabToPerson(
    {
      getState: () => state,
      subscribe(listener) {
        listeners.push(listener)
        return () => {}
      },
    },
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      clear: () => kept.clear(),
    },
  )
  return (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
}

const draftOf = (userId: string) =>
  new Map([
    ['tabOwner', userId],
    ['draft:profile', '林静姝'],
  ])

it('keeps a draft for the same person, across a reload and an expired session', () => {
  const kept = new Map([['draft:profile', '林静姝']])
  const become = open(kept, signedIn('lin'))
  become(expired('lin'))
  become(signedIn('lin'))
  become({ state: 'signedOut', because: 'passwordChanged' })
  open(kept, { state: 'signedOut' })
  open(kept, signedIn('lin'))
  expect(kept.get('draft:profile')).toBe('林静姝')
})

it('leaves nothing for the next person who signs in, here or in another tab', () => {
  const later = draftOf('lin')
  open(later, signedIn('wang'))
  expect([...later]).toEqual([['tabOwner', 'wang']])

  const here = draftOf('lin')
  open(here, signedIn('lin'))({ state: 'replaced' })
  open(here, signedIn('wang'))
  expect([...here]).toEqual([['tabOwner', 'wang']])
})

it('leaves nothing after signing out', () => {
  const kept = draftOf('lin')
  open(kept, signedIn('lin'))({ state: 'signedOut' })
  expect([...kept]).toEqual([['tabOwner', 'lin']])
})
