import { expect, it } from 'vitest'
import { seatHoldings } from '../../tables'
import { happen, random, randomEvent, requireSettled } from './testing/events'
import { openRuleFirm } from './testing/openRuleFirm'
import { modelState, openReplay } from './testing/replay'

const histories = 5
const events = 30

it('equals the model after each event of random histories', async () => {
  for (let seed = 1; seed <= histories; seed++) {
    const firm = await openRuleFirm()
    try {
      const { world, apply, state } = await openReplay(firm)
      const next = random(seed * 31)
      const history = []
      while (history.length < events) {
        const event = randomEvent(next)
        firm.clock.advance(1)
        world.now = firm.clock.now()
        if (!happen(world, event)) continue
        history.push(event)
        if (event.kind === 'days') firm.clock.advance(event.count * 86_400_000)
        await apply(event)
        world.settle()
        requireSettled(world)
        await firm.settle()
        expect(await state(), `seed ${seed}: ${JSON.stringify(history.slice(-3), asText)}`).toEqual(
          modelState(world),
        )
      }
      for (const { quantity, used } of await firm.database.connection.select().from(seatHoldings))
        expect(used).toBeLessThanOrEqual(quantity)
    } finally {
      await firm.close()
    }
  }
})

const asText = (_key: string, value: unknown) => (value instanceof Set ? [...value] : value)
