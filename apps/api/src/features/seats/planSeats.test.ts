import { expect, it } from 'vitest'
import { planSeats } from './planSeats'

const inTall = (userId: string) => ({ userId, departmentIds: ['top', 'design', 'tall'] })
const inDesign = (userId: string) => ({ userId, departmentIds: ['top', 'design'] })
const inCost = (userId: string) => ({ userId, departmentIds: ['top', 'cost'] })
const free = (seats: Record<string, number>) =>
  Object.entries(seats).map(([departmentId, count]) => ({ departmentId, free: count }))

it('takes the nearest free seat upwards', () => {
  const planned = planSeats([inTall('a'), inTall('b'), inTall('c')], free({ top: 5, design: 1, tall: 1 }))
  expect(planned).toEqual([
    { userId: 'a', departmentId: 'tall', isFromAbove: false },
    { userId: 'b', departmentId: 'design', isFromAbove: true },
    { userId: 'c', departmentId: 'top', isFromAbove: true },
  ])
})

it('uses no seat of a department off the path', () => {
  expect(planSeats([inCost('a')], free({ design: 9, tall: 9 }))).toBeNull()
})

it('assigns all or none', () => {
  expect(planSeats([inTall('a'), inCost('b')], free({ tall: 1 }))).toBeNull()
})

it.each([
  [[inTall('a'), inDesign('b'), inCost('c')]],
  [[inCost('c'), inDesign('b'), inTall('a')]],
  [[inDesign('b'), inCost('c'), inTall('a')]],
])('finds the only way to seat everyone, in any order', (seekers) => {
  expect(planSeats(seekers, free({ top: 1, design: 1, tall: 1 }))).toHaveLength(3)
})
