import { compact } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import type { DepartmentRow } from './api'
import { type DepartmentTree, isBelow, ownSeats } from './departmentTree'

/** Numbers being typed beside departments: to pass seats of one down to them, or to take them back into it. */
export interface Draft {
  readonly kind: 'allocate' | 'takeBack'
  readonly productId: string
  /** The department above, which gives or gets. */
  readonly departmentId: string
  /** Where the typing begins. */
  readonly startId: string | undefined
  /** As typed, by department. */
  readonly typed: ReadonlyMap<string, string>
}

const stateAtom = atom<Draft>()
stateAtom.onMount = (set) => () => set(undefined)

export const draftAtom = atom((get) => get(stateAtom))

export const startDraftAtom = atom(null, (_get, set, draft: Omit<Draft, 'typed'>) =>
  set(stateAtom, { ...draft, typed: new Map() }),
)

export const dropDraftAtom = atom(null, (_get, set) => set(stateAtom, undefined))

export const typeCountAtom = atom(null, (_get, set, departmentId: string, text: string) =>
  set(stateAtom, (draft) => draft && { ...draft, typed: new Map([...draft.typed, [departmentId, text]]) }),
)

export const changeAboveAtom = atom(null, (_get, set, departmentId: string) =>
  set(stateAtom, (draft) => draft && { ...draft, departmentId }),
)

/** One field's text: nothing, a number, or none. Digits of an input method's full width count. */
export function readCount(text: string): number | undefined | 'invalid' {
  const digits = compact(text)
  if (digits === '') return undefined
  if (!/^\d{1,7}$/.test(digits)) return 'invalid'
  return Number(digits) === 0 ? undefined : Number(digits)
}

export interface Share {
  readonly departmentId: string
  readonly count: number
}

/** What a draft amounts to. */
export interface DraftSum {
  readonly shares: readonly Share[]
  readonly total: number
  /** Departments whose entry isn't a number, or exceeds what they have. */
  readonly invalid: ReadonlySet<string>
  /** Passing on: how many more than there are. */
  readonly excess: number
}

export function sumDraft(draft: Draft, tree: DepartmentTree): DraftSum {
  const shares: Share[] = []
  const invalid = new Set<string>()
  for (const [id, text] of draft.typed) {
    const row = tree.byId.get(id)
    const count = readCount(text)
    if (!row || count === undefined || !isBelow(tree, row, draft.departmentId)) continue
    if (count === 'invalid' || count > mostFor(draft, row)) invalid.add(id)
    else shares.push({ departmentId: id, count })
  }
  const total = shares.reduce((sum, share) => sum + share.count, 0)
  const left = tree.byId.get(draft.departmentId)?.leftCount ?? 0
  return { shares, total, invalid, excess: draft.kind === 'allocate' ? Math.max(0, total - left) : 0 }
}

/** The greatest number that can stand beside a department; passing on is bounded by the sum instead. */
export const mostFor = (draft: Draft, row: DepartmentRow): number =>
  draft.kind === 'takeBack' ? ownSeats(row) : Number.POSITIVE_INFINITY
