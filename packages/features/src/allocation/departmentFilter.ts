import { useMemo, useState } from 'react'
import type { LicenceStanding } from '../shared/licence/LicenceStanding'
import type { DepartmentRow, Product } from './api'
import { type DepartmentTree, isUsedUp } from './departmentTree'
import type { Draft } from './draft'

/** Filters of departments: with any seats, with all seats used, or with allocated seats that nobody uses. */
export const departmentFilters = ['owning', 'usedUp', 'idle'] as const

export type DepartmentFilter = (typeof departmentFilters)[number]

const tests: Readonly<Record<DepartmentFilter, (row: DepartmentRow) => boolean>> = {
  owning: (row) => row.ownedCount > 0,
  usedUp: isUsedUp,
  idle: (row) => row.parentId !== null && row.leftCount > 0,
}

export const passesFilter = (filter: DepartmentFilter, row: DepartmentRow): boolean => tests[filter](row)

/** The number of matching departments of each filter. */
export function countFilters(rows: Iterable<DepartmentRow>) {
  const all = [...rows]
  const countOf = (filter: DepartmentFilter) => all.filter(tests[filter]).length
  return { all: all.length, owning: countOf('owning'), usedUp: countOf('usedUp'), idle: countOf('idle') }
}

const many = 10

/** If this many departments own nothing, those with seats are the default; undefined: all are shown. */
export function usualFilter({ all, owning }: ReturnType<typeof countFilters>): DepartmentFilter | undefined {
  return owning > 0 && all - owning >= many && all - owning > owning ? 'owning' : undefined
}

/**
 * Whether a department is shown; undefined: all are. While seats are taken back, the initially shown
 * departments stay, because appearing or disappearing rows would move the fields. Seats can also be allocated
 * to departments without any.
 */
export function useFilterTest(
  tree: DepartmentTree,
  filter: DepartmentFilter | undefined,
  kind: Draft['kind'] | undefined,
) {
  const isTakingBack = kind === 'takeBack'
  const [kept, keep] = useState<{ tree: DepartmentTree; filter: DepartmentFilter | undefined }>()
  if (isTakingBack !== (kept !== undefined)) keep(isTakingBack ? { tree, filter } : undefined)
  const [by, of] = kept ? [kept.filter, kept.tree] : [filter, tree]
  return useMemo(() => {
    if (by === undefined || kind === 'allocate') return undefined
    return ({ departmentId }: DepartmentRow) => {
      const row = of.byId.get(departmentId)
      return row !== undefined && passesFilter(by, row)
    }
  }, [by, of, kind])
}

export const standingOf = (product: Product): LicenceStanding => ({
  status: product.status,
  daysLeft: product.licensingType === 'dated' ? product.remainingDays : undefined,
  isFull: product.leftCount === 0 && product.totalCount > 0,
})
