import { describe, expect, it } from 'vitest'
import type { DepartmentRow } from './api'
import { countFilters, passesFilter, usualFilter } from './departmentFilter'

const row = (seats: Partial<DepartmentRow>): DepartmentRow => ({
  departmentId: 'a',
  departmentName: 'A',
  parentId: 'top',
  level: 2,
  ownedCount: 0,
  passedOnCount: 0,
  usedCount: 0,
  leftCount: 0,
  allocableCount: 0,
  ...seats,
})
const top = row({ parentId: null, ownedCount: 9, passedOnCount: 6, leftCount: 3 })
const full = row({ ownedCount: 4, usedCount: 4 })
const idle = row({ ownedCount: 2, leftCount: 2 })
const passing = row({ ownedCount: 2, passedOnCount: 2 })
const none = row({})

describe('departments filtered by what they own', () => {
  it('own any, have used all, or have unused allocated seats', () => {
    const rows = [top, full, idle, passing, none]
    expect(rows.filter((one) => passesFilter('owning', one))).toEqual([top, full, idle, passing])
    expect(rows.filter((one) => passesFilter('usedUp', one))).toEqual([full])
    expect(rows.filter((one) => passesFilter('idle', one))).toEqual([idle])
    expect(countFilters(rows)).toEqual({ all: 5, owning: 4, usedUp: 1, idle: 1 })
  })

  it('are by default those with seats if many have none', () => {
    expect(usualFilter(countFilters([top, ...Array.from({ length: 10 }, () => none)]))).toBe('owning')
    expect(usualFilter(countFilters([top, ...Array.from({ length: 9 }, () => none)]))).toBeUndefined()
    expect(usualFilter(countFilters(Array.from({ length: 50 }, () => none)))).toBeUndefined()
  })
})
