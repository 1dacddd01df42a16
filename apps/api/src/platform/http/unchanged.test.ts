import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { fingerprint } from '../../testing/fingerprint'
import { writingSamples } from '../../testing/samples/allSamples'
import { sendSample } from '../../testing/sendSample'

/** Operations that set a state: the second call changes nothing. */
const saves = ['editDepartment', 'updateMembers', 'updateRemarks', 'updatePageStatus', 'editGroup']
const samples = writingSamples.filter(({ operation }) => saves.includes(operation.name))

describe('a save that changes nothing', () => {
  let service: TestService

  beforeAll(async () => {
    service = await createDemoService()
  })
  afterAll(() => service.close())

  it.each(samples)('$title succeeds and writes no audit row', async (operationSample) => {
    expect((await sendSample(service, operationSample)).code).toBe(0)
    let before = {}
    const answer = await sendSample(service, operationSample, async () => {
      before = await fingerprint(service.database)
    })
    expect(answer.code).toBe(0)
    expect(await fingerprint(service.database)).toEqual(before)
  })

  it('is tested for each of them', () => {
    expect(samples).toHaveLength(saves.length)
  })
})
