import { guidesOperations } from '@atrium/contracts/guides/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { seedDemo } from '../../seed/seedDemo'
import { createTestService, type TestService } from '../../testing/createTestService'

let service: TestService

beforeAll(async () => {
  service = await createTestService({ fill: seedDemo })
})
afterAll(() => service.close())

it('remembers for each person and each guide that it was seen', async () => {
  const as = { userId: demo.userIds.superAdministrator }
  const record = async (recordType: number, who: { userId: string } = as) =>
    (await service.request(guidesOperations.getRecord, { query: { recordType } }, { as: who })).data
  expect(await record(1)).toBeNull()
  for (const _ of [1, 2]) {
    const added = await service.request(guidesOperations.addRecord, { body: { recordType: 1 } }, { as })
    expect(added.data).toBe(true)
  }
  expect(await record(1)).toEqual({ recordType: 1, seenAt: service.clock.now().toISOString() })
  expect(await record(2)).toBeNull()
  expect(await record(1, { userId: demo.userIds.administrator })).toBeNull()
})

it('has three guides', async () => {
  const as = { userId: demo.userIds.member }
  const answer = await service.request(guidesOperations.getRecord, { query: { recordType: 4 } }, { as })
  expect(answer.status).toBe(400)
})
