import { expect, it } from 'vitest'
import { addBatches, type HistoryEvent, happen, random, randomEvent, requireSettled } from '../testing/events'
import { World } from '../testing/World'

function worldAfter(history: readonly HistoryEvent[], settles: (n: number) => boolean = () => true): World {
  const world = new World()
  addBatches(world)
  for (const [n, event] of history.entries()) {
    happen(world, event)
    if (settles(n)) world.settle()
  }
  world.settle()
  return world
}

const historyOf = (seed: number): readonly HistoryEvent[] => {
  const next = random(seed)
  return Array.from({ length: 6 + Math.floor(next() * 14) }, () => randomEvent(next))
}

const stateOf = ({ grants, waiting, exceptions }: World) => JSON.stringify({ grants, waiting, exceptions })

it('keeps seats equal to the rules and never exceeds the pool, in 10,000 random histories', () => {
  for (let seed = 1; seed <= 10_000; seed++) {
    const history = historyOf(seed)
    const world = new World()
    addBatches(world)
    for (const event of history) {
      happen(world, event)
      world.settle()
      try {
        requireSettled(world)
      } catch (error) {
        throw new Error(`seed ${seed}: ${JSON.stringify(event)}`, { cause: error })
      }
    }
  }
}, 20_000)

it('gives the same seats for the same history', () => {
  for (let seed = 1; seed <= 300; seed++)
    expect(stateOf(worldAfter(historyOf(seed)))).toBe(stateOf(worldAfter(historyOf(seed))))
})

it('is settled after any history, however rarely it was settled meanwhile', () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const next = random(seed * 7)
    requireSettled(worldAfter(historyOf(seed), () => next() < 0.3))
  }
})

it('gives the same seats whatever the order of changes that don’t concern each other', () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const history = historyOf(seed)
    const world = worldAfter(history)
    const [m1, m2] = world.members
    if (!m1 || !m2) continue
    const changes: readonly HistoryEvent[] = [
      { kind: 'buy', mainId: 'q1', count: 20 },
      { kind: 'group', userId: m1.userId, isIn: true },
      { kind: 'group', userId: m2.userId, isIn: true },
      { kind: 'disable', mainId: 'p1', isDisabled: true },
    ]
    const seatsAfter = (order: readonly HistoryEvent[]) =>
      worldAfter([...history, ...order], (n) => n < history.length)
        .grants.map(({ userId, mainId, departmentId, ruleId }) =>
          [userId, mainId, departmentId, ruleId].join(),
        )
        .toSorted()
    expect(seatsAfter(changes)).toEqual(seatsAfter(changes.toReversed()))
  }
})
