import { not, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { diskNodes, diskUploads, invoiceAddresses, invoiceTitles, orders } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { fingerprint } from '../../testing/fingerprint'
import type { OpenedSession } from '../../testing/openSession'
import type { RequestOptions } from '../../testing/RequestOptions'
import { allSamples, type OperationSample, untyped } from '../../testing/samples/allSamples'
import { newFile } from '../../testing/samples/diskSamples'
import { newOrder } from '../../testing/samples/orderSamples'
import { lookAfter } from '../../testing/servers/lookAfter'
import type { Owner } from '../owner/Owner'
import { ofOwner } from '../owner/ofOwner'

/**
 * Calls every operation of owners as everybody except the owner: named things are as unknown as ones that don't exist.
 */

const { companyId, secondCompanyId, userIds, departmentIds } = demo

/** A caller, and the company of the call. */
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
  const person: Owner = { kind: 'person', userId: userIds.superAdministrator }
  await newOrder(service, person)
  for (const owner of [person, { kind: 'company', companyId } as const]) await newFile(service, owner)
})
afterAll(() => service.close())

const owned = allSamples.filter(({ operation }) => operation.owner)

it('has calls for both kinds of owner for each of them', () => {
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
    ...(isForMembers(operationSample)
      ? [['a colleague for that company', { person: 'member', company: companyId }] as [string, Actor]]
      : []),
  ])('is unknown to %s', (_, actor) => expectUnknown(operationSample, actor))

  it('is refused for another company, and to a member unless it is for members', async () => {
    const { operation, sample } = operationSample
    const actors: readonly Actor[] = [
      ...(isForMembers(operationSample) ? [] : [{ person: 'member', company: companyId } as const]),
      { person: 'individual', company: companyId },
      { person: 'member', company: 'no-such' },
    ]
    const input = await sample.input({ service, session })
    const before = await fingerprint(service.database)
    for (const actor of actors) {
      const answer = await service.request(operation, input, as(actor))
      expect(answer).toMatchObject({ status: 403, code: 40_300 })
    }
    expect(await fingerprint(service.database)).toEqual(before)
  })
})

describe.each(owned.filter(({ owner }) => owner === 'company'))('$title', (operationSample) => {
  it.each<[string, Actor]>([
    ['its super administrator for themselves', { person: 'superAdministrator' }],
    ['its sub-administrator for themselves', { person: 'otherAdministrator' }],
    ['a member for themselves', { person: 'member' }],
  ])('is unknown to %s', (_, actor) => expectUnknown(operationSample, actor))
})

const isForMembers = ({ operation }: OperationSample) => operation.access === 'member'

/** Fields in which calls name an owner's thing, each with an id that doesn't exist. */
const invented = {
  orderNo: '200001010000000000',
  invoiceId: 'no-such',
  addressId: 'no-such',
  id: 'no-such',
  ids: ['no-such'],
  uploadId: 'no-such',
  shareId: 'no-such',
}

/**
 * Expects the answer for a missing thing, without changes. A call that names nothing only shows or changes
 * the caller's own things.
 */
async function expectUnknown({ operation, sample }: OperationSample, actor: Actor): Promise<void> {
  const input = await sample.input({ service, session })
  const { params, query = {}, body } = untyped(input)
  const { enterpriseId: _, ...rest } = query
  const send = (changed: object) =>
    service.request(
      operation,
      { params, query: rest, body, ...changed } as unknown as typeof input,
      as(actor),
    )
  const isNamed = [params, body].some((part) => Object.keys(part ?? {}).some((key) => key in invented))
  if (!isNamed) {
    const before = await thingsOfOthers(actor)
    const { envelope } = await send({})
    expect(await thingsOfOthers(actor)).toEqual(before)
    const text = JSON.stringify(envelope)
    return expect(before.filter(({ name }) => text.includes(name))).toEqual([])
  }
  const before = await fingerprint(service.database)
  const real = await send({})
  expect(await fingerprint(service.database)).toEqual(before)
  const unknown = await send({ params: renamed(params), body: renamed(body as object | undefined) })
  expect(real).toMatchObject({ status: 404, code: 40_400 })
  expect([unknown.status, unknown.envelope]).toEqual([real.status, real.envelope])
}

const renamed = (part: object | undefined) =>
  part &&
  Object.fromEntries(Object.entries(part).map(([key, value]) => [key, invented[key as never] ?? value]))

/** Things of others, and their names. */
async function thingsOfOthers({ person, company }: Actor) {
  const own: Owner = company
    ? { kind: 'company', companyId: company }
    : { kind: 'person', userId: userIds[person] }
  const { connection: db } = service.database
  const rows: { name: string; row: unknown }[] = []
  for (const table of [orders, invoiceTitles, invoiceAddresses, diskNodes, diskUploads])
    for (const row of await db
      .select()
      .from(table as typeof diskNodes)
      .where(not(ofOwner(table, own) ?? sql`false`)))
      rows.push({ name: 'orderNo' in row ? String(row.orderNo) : row.id, row })
  expect(rows.length).toBeGreaterThan(2)
  return rows
}
