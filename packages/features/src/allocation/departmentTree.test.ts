import { describe, expect, it } from 'vitest'
import type { DepartmentRow } from './api'
import { ancestors, departmentTree, isBelow, seatParts, visibleRows } from './departmentTree'

const row = (id: string, parentId: string | null, level: number): DepartmentRow => ({
  departmentId: id,
  departmentName: `部门${id}`,
  parentId,
  level,
  ownedCount: 0,
  passedOnCount: 0,
  usedCount: 0,
  leftCount: 0,
  allocableCount: 0,
})
const rows = [row('a', null, 1), row('b', 'a', 2), row('c', 'a', 2), row('d', 'b', 3)]
const tree = departmentTree(rows)
const ids = (wanted: Parameters<typeof visibleRows>[1]) =>
  visibleRows(tree, wanted).map(({ departmentId, depth }) => `${departmentId}${depth}`)

describe('visible departments', () => {
  it('follow the open ones', () => {
    expect(ids({ isOpen: () => true })).toEqual(['a0', 'b1', 'd2', 'c1'])
    expect(ids({ isOpen: ({ level }) => level < 2 })).toEqual(['a0', 'b1', 'c1'])
  })

  it('can start at any department', () => {
    expect(ids({ within: 'b', isOpen: () => true })).toEqual(['b0', 'd1'])
  })

  it('include the ancestors of search results, and their descendants once opened', () => {
    const leading = (_: DepartmentRow, leads: boolean) => leads
    expect(ids({ isOpen: leading, search: '门D' })).toEqual(['a0', 'b1', 'd2'])
    expect(ids({ isOpen: () => false, search: '门D' })).toEqual(['a0'])
    expect(ids({ isOpen: leading, search: '门B' })).toEqual(['a0', 'b1'])
    expect(ids({ isOpen: () => true, search: '门B' })).toEqual(['a0', 'b1', 'd2'])
    expect(ids({ isOpen: () => true, search: '没有' })).toEqual([])
  })

  it('include the ancestors of matching departments, but not other descendants', () => {
    const passes = ({ departmentId }: DepartmentRow) => departmentId === 'b' || departmentId === 'a'
    const [top, second] = visibleRows(tree, { isOpen: () => true, passes })
    expect([top?.departmentId, second?.departmentId, second?.hasChildren]).toEqual(['a', 'b', false])
    expect(ids({ isOpen: () => true, passes: (row) => row.departmentId === 'd' })).toEqual(['a0', 'b1', 'd2'])
    expect(ids({ isOpen: () => true, passes, search: '门C' })).toEqual([])
  })

  it('know their ancestors', () => {
    const [, , c, d] = rows
    if (!c || !d) throw new Error('The sample has four rows.')
    expect(ancestors(tree, d).map((above) => above.departmentId)).toEqual(['a', 'b'])
    expect([isBelow(tree, d, 'b'), isBelow(tree, c, 'b'), isBelow(tree, c, 'c')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the seats of a department', () => {
  const seats = (id: string, parentId: string | null, owned: number, used: number, left: number) => ({
    ...row(id, parentId, 1),
    ownedCount: owned,
    usedCount: used,
    leftCount: left,
    allocableCount: left,
    passedOnCount: owned - used - left,
  })
  // 20 seats: 5 kept at the top, 3 of them in use; 15 with b, 9 of them allocated to d.
  const top = seats('a', null, 20, 3, 2)
  const shared = departmentTree([
    top,
    seats('b', 'a', 15, 4, 2),
    seats('c', 'a', 0, 0, 0),
    seats('d', 'b', 9, 1, 8),
  ])
  const partsOf = (id: string) => seatParts(shared, shared.byId.get(id) ?? top)

  it('are split like a product’s, including those of departments below', () => {
    expect(partsOf('a')).toEqual({ used: 8, passedOn: 10, left: 2 })
    expect(partsOf('b')).toEqual({ used: 5, passedOn: 8, left: 2 })
    expect(partsOf('d')).toEqual({ used: 1, passedOn: 0, left: 8 })
    expect(partsOf('c')).toEqual({ used: 0, passedOn: 0, left: 0 })
  })

  it('are at the top those of the whole company', () => {
    const { used, passedOn, left } = partsOf('a')
    expect(used + passedOn + left).toBe(20)
    const all = [...shared.byId.values()]
    expect(used).toBe(all.reduce((sum, { usedCount }) => sum + usedCount, 0))
    expect(passedOn + left).toBe(all.reduce((sum, { leftCount }) => sum + leftCount, 0))
  })
})
