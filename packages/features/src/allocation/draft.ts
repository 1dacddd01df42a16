import { compact } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import type { DepartmentRow } from './api'
import { type DepartmentTree, isBelow, ownSeats } from './departmentTree'

/** Numbers typed next to departments: to allocate one department's seats to them, or to take seats back into it. */
export interface Draft {
  readonly kind: 'allocate' | 'takeBack'
  readonly productId: string
  /** The parent department, which gives or receives. */
  readonly departmentId: string
  /** The department whose field gets the focus. */
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

/** The value of one field: empty, a number, or invalid. Full-width digits count. */
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

/** The totals and errors of a draft. */
export interface DraftSum {
  readonly shares: readonly Share[]
  readonly total: number
  /** Departments whose entry is no number, or exceeds their seats. */
  readonly invalid: ReadonlySet<string>
  /** When allocating: the number of missing seats. */
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
  const left = tree.byId.get(draft.departmentId)?.allocableCount ?? 0
  return { shares, total, invalid, excess: draft.kind === 'allocate' ? Math.max(0, total - left) : 0 }
}

/** The maximum for a department. When allocating, only the sum is limited. */
export const mostFor = (draft: Draft, row: DepartmentRow): number =>
  draft.kind === 'takeBack' ? ownSeats(row) : Number.POSITIVE_INFINITY
