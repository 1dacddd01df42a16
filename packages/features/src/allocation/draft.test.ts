import { describe, expect, it } from 'vitest'
import type { DepartmentRow } from './api'
import { departmentTree } from './departmentTree'
import { type Draft, readCount, sumDraft } from './draft'

const row = (id: string, parentId: string | null, usedCount: number, leftCount: number): DepartmentRow => ({
  departmentId: id,
  departmentName: id,
  parentId,
  level: 1,
  ownedCount: usedCount + leftCount,
  passedOnCount: 0,
  usedCount,
  leftCount,
  allocableCount: leftCount,
})
const tree = departmentTree([row('top', null, 0, 5), row('a', 'top', 1, 2), row('b', 'top', 0, 0)])
const draft = (kind: Draft['kind'], typed: Readonly<Record<string, string>>): Draft => ({
  kind,
  productId: 'p',
  departmentId: 'top',
  startId: undefined,
  typed: new Map(Object.entries(typed)),
})

describe('typed numbers', () => {
  it.each([
    ['', undefined],
    [' 0 ', undefined],
    ['12', 12],
    ['１２', 12],
    ['-1', 'invalid'],
    ['1.5', 'invalid'],
    ['二', 'invalid'],
  ])('%j is %j', (text, count) => expect(readCount(text)).toBe(count))

  it('are limited by the free seats when allocating', () => {
    expect(sumDraft(draft('allocate', { a: '2', b: '3', top: '9' }), tree)).toMatchObject({
      total: 5,
      excess: 0,
      shares: [
        { departmentId: 'a', count: 2 },
        { departmentId: 'b', count: 3 },
      ],
    })
    expect(sumDraft(draft('allocate', { a: '6' }), tree).excess).toBe(1)
  })

  it('may be concurrent seats that are in use', () => {
    const shared = departmentTree([{ ...row('top', null, 4, 1), allocableCount: 5 }, row('a', 'top', 0, 0)])
    expect(sumDraft(draft('allocate', { a: '5' }), shared)).toMatchObject({ total: 5, excess: 0 })
  })

  it('are limited by each department’s seats when taking back, including used ones', () => {
    const sum = sumDraft(draft('takeBack', { a: '3', b: '1' }), tree)
    expect(sum).toMatchObject({ total: 3, excess: 0 })
    expect([...sum.invalid]).toEqual(['b'])
  })
})
