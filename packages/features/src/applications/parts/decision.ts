import { atom } from 'jotai'
import type { Application } from '../api'

/** What is being decided about whom; it stays while its dialog closes. */
export interface Decision {
  readonly kind: 'approve' | 'refuse'
  readonly applications: readonly Application[]
  readonly open: boolean
  /** Counts the times it was opened: each starts afresh. */
  readonly turn: number
}

const stateAtom = atom<Decision>()
stateAtom.onMount = (set) => () => set(undefined)

export const decisionAtom = atom((get) => get(stateAtom))

export const decideAtom = atom(
  null,
  (_get, set, kind: Decision['kind'], applications: readonly Application[]) =>
    set(stateAtom, (last) => ({ kind, applications, open: true, turn: (last?.turn ?? 0) + 1 })),
)

export const setDecisionOpenAtom = atom(null, (_get, set, open: boolean) =>
  set(stateAtom, (now) => now && { ...now, open }),
)
