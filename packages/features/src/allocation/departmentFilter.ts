import type { DepartmentRow } from './api'
import { isUsedUp } from './departmentTree'

/** Departments by what they own: any seats, seats that are all used, or seats passed on to them that nobody uses. */
export const departmentFilters = ['owning', 'usedUp', 'idle'] as const

export type DepartmentFilter = (typeof departmentFilters)[number]

const tests: Readonly<Record<DepartmentFilter, (row: DepartmentRow) => boolean>> = {
  owning: (row) => row.ownedCount > 0,
  usedUp: isUsedUp,
  idle: (row) => row.parentId !== null && row.leftCount > 0,
}

export const passesFilter = (filter: DepartmentFilter, row: DepartmentRow): boolean => tests[filter](row)

/** How many departments each of them leaves. */
export function countFilters(rows: Iterable<DepartmentRow>) {
  const all = [...rows]
  const countOf = (filter: DepartmentFilter) => all.filter(tests[filter]).length
  return { all: all.length, owning: countOf('owning'), usedUp: countOf('usedUp'), idle: countOf('idle') }
}

const many = 10

/** Where so many own nothing, those that own something are what one looks for; undefined: all are shown. */
export function usualFilter({ all, owning }: ReturnType<typeof countFilters>): DepartmentFilter | undefined {
  return owning > 0 && all - owning >= many && all - owning > owning ? 'owning' : undefined
}
