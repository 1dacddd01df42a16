import { expect, it } from 'vitest'
import { Refusal } from '../../refusal/Refusal'
import { createKeyedQueue } from './createKeyedQueue'

const full = () => new Refusal({ code: 1, status: 429, chinese: '满', english: 'full' })

it('limits running and waiting work of a key, and refuses the rest', async () => {
  const lanes = createKeyedQueue({ atOnce: 2, waiting: 3, full })
  let running = 0
  let most = 0
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      lanes('one', async () => {
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
      }),
    ),
  )
  expect(most).toBe(2)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await lanes('one', async () => undefined)
})

it('delays no other key, and continues after a failure', async () => {
  const lanes = createKeyedQueue({ atOnce: 1, waiting: 1, full })
  let go = () => {}
  const held = lanes('one', () => new Promise<void>((resolve) => (go = resolve)))
  expect(await lanes('two', async () => 2)).toBe(2)
  go()
  await held
  await expect(lanes('one', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
  expect(await lanes('one', async () => 1)).toBe(1)
})
