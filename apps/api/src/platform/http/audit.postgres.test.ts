import { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '../../routes'
import { demo } from '../../seed/demo'
import { auditRows, serviceKeys, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { fingerprint } from '../../testing/fingerprint'
import { writingSamples } from '../../testing/samples/allSamples'
import { sendSample } from '../../testing/sendSample'
import { Refusal } from '../refusal/Refusal'

describe('an operation that writes', () => {
  let service: TestService
  const secrets: string[] = [demo.password, 'Portico#2027', 'Colonnade#2028']

  beforeAll(async () => {
    service = await createDemoService()
  })
  afterAll(() => service.close())

  const rows = () => service.database.connection.select().from(auditRows)

  // These record no decision. A refresh is audited only if its token was stolen, and programs' reports are counted.
  const unaudited: readonly ServedOperation[] = [
    sessionOperations.refresh,
    concurrentSeatsOperations.checkOutSeat,
    concurrentSeatsOperations.reportSeat,
  ]
  const changes = writingSamples.filter(({ operation }) => !unaudited.includes(operation))

  it.each(changes)('$title writes its change and one audit row in each history', async (operationSample) => {
    let before: Awaited<ReturnType<typeof rows>> = []
    const answer = await sendSample(service, operationSample, async () => {
      before = await rows()
    })
    expect(answer.data).toBeDefined()
    const known = new Set(before.map(({ companyId, id }) => `${companyId}/${id}`))
    const added = (await rows()).filter(({ companyId, id }) => !known.has(`${companyId}/${id}`))
    // Opening a company is in the history of both company and person.
    expect(new Set(added.map(({ companyId }) => companyId)).size).toBe(added.length)
    const [own, ...others] = added.filter((row) => row.operation === operationSample.operation.name)
    expect(others).toEqual([])
    expect(own).toMatchObject({
      operation: operationSample.operation.name,
      actorId: isAnybodys(operationSample.operation)
        ? expect.any(String)
        : demo.userIds[operationSample.sample.as],
    })
    expect(own?.subject).not.toEqual({})
    secrets.push(...tokensIn(answer.data))
  })

  it('leaves no secret in audit rows or in the log', async () => {
    const { connection } = service.database
    const hashes = (await connection.select().from(users)).map(({ passwordHash }) => passwordHash)
    const keys = (await connection.select().from(serviceKeys)).map(({ material }) => material)
    const written = JSON.stringify([await rows(), service.logged])
    expect(secrets.length).toBeGreaterThan(4)
    for (const secret of [...secrets, ...hashes.filter(Boolean), ...keys]) {
      expect(written).not.toContain(secret)
    }
  })
})

/** The caller is unknown unless a password identifies them. */
const isAnybodys = (operation: ServedOperation) =>
  operation.access === 'public' && operation.name !== sessionOperations.signIn.name

const tokensIn = (data: unknown): string[] =>
  Object.entries(data ?? {}).flatMap(([key, value]) => (key.endsWith('Token') ? [String(value)] : []))

describe('an operation that fails at its very end', () => {
  let service: TestService

  beforeAll(async () => {
    const routes = allRoutes.map((route) => ({
      ...route,
      async handle(call: never) {
        const data = await route.handle(call)
        if (route.managed && writingSamples.some(({ operation }) => operation === route.operation)) {
          throw new Refusal({ code: 59_999, chinese: '最后一刻', english: 'At the last moment' })
        }
        return data
      },
    }))
    service = await createDemoService({ routes })
  })
  afterAll(() => service.close())

  const routeOf = (operation: ServedOperation) => allRoutes.find((route) => route.operation === operation)
  const managed = writingSamples.filter(({ operation }) => routeOf(operation)?.managed)

  /** A first step counts attempts, which stay counted. */
  const counted = ['spent_challenges', 'verification_codes', 'sign_in_failures', 'quotas', 'stand_in_grants']

  async function rowsBehind(operation: ServedOperation) {
    const found = Object.entries(await fingerprint(service.database))
    return routeOf(operation)?.first ? found.filter(([table]) => !counted.includes(table)) : found
  }

  it.each(managed)('$title leaves nothing behind, not even an audit row', async (operationSample) => {
    let before: unknown
    const answer = await sendSample(service, operationSample, async () => {
      before = await rowsBehind(operationSample.operation)
    })
    expect(answer.code).toBe(59_999)
    expect(await rowsBehind(operationSample.operation)).toEqual(before)
  })
})
