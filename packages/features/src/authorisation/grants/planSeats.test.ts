import { expect, it } from 'vitest'
import { planSeats } from './planSeats'

const [top, tall, cost] = [0, 1, 2] as const

const member = (name: string, ...seats: readonly (readonly [pool: number, unused: number])[]) => ({
  name,
  openSeats: seats.map(([pool, unusedCount]) => ({ pool, unusedCount })),
})

it('counts a seat once, however many members may use it', () => {
  const plan = planSeats([member('a', [tall, 2], [top, 1]), member('b', [top, 1])])
  expect(plan).toEqual({ available: 3, without: [] })
})

it('names members without a seat, even if the whole product has more', () => {
  const last = [tall, 1] as const
  const { available, without } = planSeats([member('a', last), member('b', last), member('c', [cost, 4])])
  expect(available).toBe(5)
  expect(without.map(({ name }) => name)).toEqual(['b'])
})

it('leaves a shared seat to a member without a nearer one', () => {
  const { without } = planSeats([member('a', [tall, 1], [top, 1]), member('b', [top, 1])])
  expect(without).toEqual([])
})
