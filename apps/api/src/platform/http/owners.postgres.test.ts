import { not, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedSession } from '../../features/session/openSession'
import { demo } from '../../seed/demo'
import { orders } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demoService'
import { fingerprint } from '../../testing/fingerprint'
import { lookAfter } from '../../testing/lookAfter'
import type { RequestOptions } from '../../testing/RequestOptions'
import { allSamples, type OperationSample, untyped } from '../../testing/samples/allSamples'
import { newOrder } from '../../testing/samples/orderSamples'
import type { Owner } from '../owner/Owner'
import { ofOwner } from '../owner/ofOwner'

/** Every operation of owners by everybody who isn't the owner: what they name is as unknown as what doesn't exist. */

const { companyId, secondCompanyId, userIds, departmentIds } = demo

/** Who asks, and for which company. */
interface Actor {
  readonly person: keyof typeof userIds
  readonly company?: string
}

const as = ({ person, company }: Actor): RequestOptions => ({
  as: { userId: userIds[person] },
  ...(company && { company }),
})

let service: TestService
let session: OpenedSession

beforeAll(async () => {
  service = await createDemoService()
  session = await openDemoSession(service, 'superAdministrator')
  await service.database.transaction((db) =>
    lookAfter(db, { companyId, userId: userIds.otherAdministrator, departmentIds: [departmentIds.top] }),
  )
  await newOrder(service, { kind: 'person', userId: userIds.superAdministrator })
})
afterAll(() => service.close())

const owned = allSamples.filter(({ operation }) => operation.owner)

it('has calls of either kind of owner for each of them', () => {
  const of = (kind: string) => owned.filter(({ owner }) => owner === kind).map(({ operation }) => operation)
  expect(of('person')).toEqual(of('company'))
  expect(of('person').length).toBeGreaterThan(0)
})

describe.each(owned.filter(({ owner }) => owner === 'person'))('$title', (operationSample) => {
  it.each<[string, Actor]>([
    ['another person', { person: 'individual' }],
    ['a colleague', { person: 'member' }],
    ['a sub-administrator of the person’s company', { person: 'otherAdministrator' }],
    ['a sub-administrator for that company', { person: 'otherAdministrator', company: companyId }],
    ['the person for a company of theirs', { person: 'superAdministrator', company: companyId }],
    ['the person for another one', { person: 'superAdministrator', company: secondCompanyId }],
  ])('is unknown to %s', (_, actor) => expectUnknown(operationSample, actor))

  it('is refused to a member for the company, and to anybody for a company that isn’t theirs', async () => {
    const { operation, sample } = operationSample
    const actors: readonly Actor[] = [
      { person: 'member', company: companyId },
      { person: 'individual', company: companyId },
      { person: 'member', company: 'no-such' },
    ]
    for (const actor of actors) {
      const input = await sample.input({ service, session })
      const before = await fingerprint(service.database)
      const answer = await service.request(operation, input, as(actor))
      expect(answer).toMatchObject({ status: 403, code: 40_300 })
      expect(await fingerprint(service.database)).toEqual(before)
    }
  })
})

describe.each(owned.filter(({ owner }) => owner === 'company'))('$title', (operationSample) => {
  it.each<[string, Actor]>([
    ['its super administrator for themselves', { person: 'superAdministrator' }],
    ['its sub-administrator for themselves', { person: 'otherAdministrator' }],
    ['a member for themselves', { person: 'member' }],
  ])('is unknown to %s', (_, actor) => expectUnknown(operationSample, actor))
})

const someNumber = /^\d{18}$/
const noSuchNumber = '200001010000000000'

/** Answered as if it weren't there, with nothing changed; what names nothing tells of the asker's own alone. */
async function expectUnknown({ operation, sample }: OperationSample, actor: Actor): Promise<void> {
  const input = await sample.input({ service, session })
  const { params = {}, query = {}, body } = untyped(input)
  const { enterpriseId: _, ...asked } = query
  const name = Object.keys(params).find((key) => someNumber.test(String(params[key])))
  const send = (changed: object) =>
    service.request(
      operation,
      { params: { ...params, ...changed }, query: asked, body } as typeof input,
      as(actor),
    )
  const before = await fingerprint(service.database)
  const real = await send({})
  expect(await fingerprint(service.database)).toEqual(before)
  if (name === undefined) return expect(await foreignIn(real.envelope, actor)).toEqual([])
  const invented = await send({ [name]: noSuchNumber })
  expect(real).toMatchObject({ status: 404, code: 40_400 })
  expect([invented.status, invented.envelope]).toEqual([real.status, real.envelope])
}

async function foreignIn(answer: unknown, { person, company }: Actor): Promise<readonly string[]> {
  const own: Owner = company
    ? { kind: 'company', companyId: company }
    : { kind: 'person', userId: userIds[person] }
  const others = await service.database.connection
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(not(ofOwner(orders, own) ?? sql`false`))
  expect(others.length).toBeGreaterThan(0)
  const told = JSON.stringify(answer)
  return others.map(({ orderNo }) => orderNo).filter((orderNo) => told.includes(orderNo))
}
