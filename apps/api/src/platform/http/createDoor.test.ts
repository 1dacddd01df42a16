import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { expect, it } from 'vitest'
import { createDoor } from './createDoor'

const width = { atOnce: 2, waiting: 3 }
const widths = {
  readsOfPerson: width,
  changesOfPerson: width,
  network: width,
  others: width,
  changesOfCompany: width,
  changes: width,
  requests: 100,
}
const full = { code: errorCodes.tooManyAtOnce, status: 429, data: { retryAfterSeconds: 2 } }

/** Work that runs until the test ends it. */
function longWork() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

it('limits waiting changes of one person, while they read and others change', async () => {
  const door = createDoor(widths)
  const { work, end } = longWork()
  const own = { userId: 'ann' }
  const under = Array.from({ length: 5 }, () => door.enter(own, 'writes', work))
  await expect(door.enter(own, 'writes', work)).rejects.toMatchObject(full)
  expect(await door.enter(own, 'reads', async () => 'read')).toBe('read')
  expect(await door.enter({ userId: 'bob' }, 'writes', async () => 'changed')).toBe('changed')
  end()
  await Promise.all(under)
  expect(await door.enter(own, 'writes', async () => 'changed')).toBe('changed')
})

it('limits waiting operations and other requests of one network', async () => {
  const door = createDoor(widths)
  const { work, end } = longWork()
  const under = Array.from({ length: 5 }, () => [
    door.enter({ network: 'n1' }, 'reads', work),
    door.pass('n1', work),
  ]).flat()
  await expect(door.enter({ network: 'n1' }, 'reads', work)).rejects.toMatchObject(full)
  await expect(door.pass('n1', work)).rejects.toMatchObject(full)
  expect(await door.pass('n2', async () => 'in')).toBe('in')
  expect(await door.enter({ userId: 'ann' }, 'reads', async () => 'in')).toBe('in')
  end()
  await Promise.all(under)
})
