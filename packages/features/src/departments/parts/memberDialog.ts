import { atom } from 'jotai'
import type { Member } from '../api'

/** The open dialog and its members; they stay while the dialog closes. */
export interface MemberDialog {
  readonly kind: 'move' | 'delete' | 'transfer'
  readonly members: readonly Member[]
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

const stateAtom = atom<MemberDialog>()
stateAtom.onMount = (set) => () => set(undefined)

export const memberDialogAtom = atom((get) => get(stateAtom))

export const askAboutMembersAtom = atom(
  null,
  (_get, set, kind: MemberDialog['kind'], members: readonly Member[]) =>
    set(stateAtom, (last) => ({ kind, members, open: true, turn: (last?.turn ?? 0) + 1 })),
)

export const setMemberDialogOpenAtom = atom(null, (_get, set, open: boolean) =>
  set(stateAtom, (now) => now && { ...now, open }),
)
