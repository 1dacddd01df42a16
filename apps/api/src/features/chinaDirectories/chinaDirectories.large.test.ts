import { chinaDirectoriesOperations as calls } from '@atrium/contracts/chinaDirectories/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { departments, directoryDifferences, directoryPeople } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { readNext } from './readDirectory'
import { continueDirectories } from './runChinaDirectories'
import { everybodyJoins } from './testing/everybodyJoins'
import { createVendorService, openVendor } from './testing/openVendor'

/** Generous, because the machines of tests are busy. On a quiet one it takes a fifth of it. */
const longest = { compared: 20_000, applied: 240_000 }

let service: TestService
beforeAll(async () => {
  service = await createVendorService()
})
afterAll(() => service.close())

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

it('compares and applies 10,000 people in 600 departments', { timeout: 900_000 }, async () => {
  const size = { people: 10_000, departments: 600, levels: 5 }
  const one = await openVendor(service, {
    size,
    settings: { threshold: 100, enterpriseDepartmentId: demo.departmentIds.top },
  })
  const { connection: db } = service.database
  const timed = async (work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    return performance.now() - from
  }
  const read = async () => {
    let id = ''
    const whole = await timed(async () => {
      id = await one.read()
    })
    return { id, whole }
  }
  const first = await read()
  expect(await one.difference(first.id)).toMatchObject({ state: 'ready', total: 10_599 })
  const portions: number[] = []
  const applied = await timed(async () => {
    await one.service.request(
      calls.applyDifference,
      { body: { ...one.own, differenceId: first.id } },
      one.options,
    )
    for (let isMore = true; isMore; ) {
      portions.push(
        await timed(async () => {
          isMore = await continueDirectories(service.ports)
        }),
      )
    }
  })
  expect(await one.difference(first.id)).toMatchObject({ state: 'applied', done: 10_599, failed: 0 })
  expect(await db.$count(departments, eq(departments.companyId, demo.companyId))).toBeGreaterThan(600)
  expect(await db.$count(directoryPeople, eq(directoryPeople.directoryId, one.own.directoryId))).toBe(10_000)
  await everybodyJoins(db, one.own.directoryId, service.clock.now())

  // A third of them moves, 500 leave, 500 are renamed.
  let n = 0
  for (const id of [...one.world.people.keys()]) {
    n++
    if (n % 3 === 0) one.world.changePerson(id, { departmentIds: [1 + ((n * 7) % 600)] })
    if (n % 20 === 1) one.world.leave(id)
    if (n % 20 === 2) one.world.changePerson(id, { name: `新${n}` })
  }
  const second = await read()
  const [stored] = await db.select().from(directoryDifferences).where(eq(directoryDifferences.id, second.id))
  expect(stored).toMatchObject({ state: 'ready', leavers: 500 })
  const changed = await timed(async () => {
    expect(await one.apply(second.id, 500)).toBe(0)
  })
  expect(await one.difference(second.id)).toMatchObject({ state: 'applied', failed: 0, skipped: 0 })
  const third = await read()
  expect(await one.difference(third.id)).toMatchObject({ state: 'unchanged' })
  while (await readNext(service.ports));

  console.info(
    [
      `first: read and compared ${seconds(first.whole)}, applied ${seconds(applied)}`,
      `longest portion ${seconds(Math.max(...portions))}`,
      `second: read and compared ${seconds(second.whole)}, applied ${seconds(changed)}`,
      `unchanged: ${seconds(third.whole)}`,
    ].join('; '),
  )
  expect(first.whole).toBeLessThan(longest.compared)
  expect(second.whole).toBeLessThan(longest.compared)
  expect(applied).toBeLessThan(longest.applied)
  expect(changed).toBeLessThan(longest.applied)
})
