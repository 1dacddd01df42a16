import { companyKeys } from '@atrium/contracts/wire/contract'
import { type Permission, permissions } from '@atrium/contracts/wire/permissions'
import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import {
  companies,
  departments,
  grants,
  invitations,
  inviteLinks,
  memberships,
  products,
  users,
} from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { fingerprint } from '../../testing/fingerprint'
import { type OpenedSession, openSession } from '../../testing/openSession'
import { allSamples, type OperationSample, type SampleInput, untyped } from '../../testing/samples/allSamples'
import { sendRequest } from '../../testing/sendRequest'
import { lookAfter } from '../../testing/servers/lookAfter'
import { needOf } from './needOf'

const outsider = { userId: 'outsider' }
const outsiderPhone = '18800000000'
const otherCompany = 'company-other'
const lower = {
  member: demo.userIds.individual,
  administrator: demo.userIds.member,
  superAdministrator: demo.userIds.administrator,
} as const

let service: TestService
/** Ids and numbers of the first company that a stranger could try. */
let foreign: ReadonlyMap<string, string>
/** The ones in departments other than the sub-administrator's. */
let beyond: ReadonlyMap<string, string>

beforeAll(async () => {
  service = await createDemoService()
  await addOtherCompany()
  await looksAfterStandards()
  foreign = await idsOfFirstCompany()
  beyond = await idsBeyond(demo.departmentIds.bimStandards)
})
afterAll(() => service.close())

const ofCompany = allSamples.filter(({ owner }) => owner === 'company')
const withSession = allSamples.filter(({ operation }) => operation.access !== 'public')

describe.each(withSession)('$title', (operationSample) => {
  it('refuses anonymous callers, and changes nothing', async () => {
    const refused = { status: 401, code: 40_100 }
    const senders = [{}, { as: 'e30.e30.e30' }]
    const answers = await unchanged(senders.map((sender) => () => send(operationSample, sender)))
    expect(answers).toMatchObject([refused, refused])
  })
})

describe.each(ofCompany)('$title', (operationSample) => {
  const { access } = operationSample.operation

  it('refuses a lower role and another company, and changes nothing', async () => {
    if (access === 'public' || access === 'user' || access === 'staff') throw new Error('not of a company')
    const company = demo.companyId
    const [low, ...others] = await unchanged([
      () => send(operationSample, { as: { userId: lower[access] }, company }),
      () => send(operationSample, { as: outsider, company }),
      () => send(operationSample, { as: outsider, company: 'no-such-company' }),
    ])
    expect(low).toMatchObject({ status: 403, code: 40_300 })
    expect(others).toHaveLength(2)
    for (const other of others) expect([other.status, other.envelope]).toEqual([403, low?.envelope])
  })

  it('reveals nothing of this company to a stranger in their own company', async () => {
    const sender = { as: outsider, company: otherCompany }
    if (!(await names(operationSample, foreign, session))) {
      const { envelope } = await (await send(operationSample, sender, inOtherCompany))()
      return expect(stringsIn(envelope).filter((text) => foreign.has(text))).toEqual([])
    }
    const [real, invented] = await unchanged([
      () => send(operationSample, sender, inOtherCompany),
      () => send(operationSample, sender, (input) => replaced(inOtherCompany(input), foreign)),
    ])
    expect(invented?.status).toBe(real?.status)
    expect(replaced(real?.envelope, foreign)).toEqual(invented?.envelope)
  })
})

const permitted = ofCompany.filter(({ operation }) => operation.permission !== undefined)

describe.each(permitted)('$title', (operationSample) => {
  it('refuses a sub-administrator without the permission, and changes nothing', async () => {
    const held = needOf(operationSample.operation)?.permissions ?? []
    await looksAfterStandards(permissions.filter((permission) => !held.includes(permission)))
    const sender = { as: { userId: demo.userIds.otherAdministrator }, company: demo.companyId }
    const answers = await unchanged([() => send(operationSample, sender)])
    expect(answers).toMatchObject([{ status: 403, code: 40_300 }])
    await looksAfterStandards()
  })
})

it('every operation of administrators requires a permission', () => {
  const open = ofCompany.filter(
    ({ operation }) => operation.access === 'administrator' && !operation.permission,
  )
  expect(open.map(({ title }) => title)).toEqual([])
})

/** For a sub-administrator, who manages one department only. */
const forAdministrators = ofCompany.filter(({ operation }) => operation.access !== 'superAdministrator')

describe.each(forAdministrators)('$title', (operationSample) => {
  it('reveals nothing of other departments to a sub-administrator, and changes nothing there', async () => {
    const { accessToken: as } = await subSession
    const sender = { as, company: demo.companyId }
    if (!(await names(operationSample, beyond, subSession))) {
      const { envelope } = await (await send(operationSample, sender, asIs, subSession))()
      return expect(stringsIn(envelope).filter((text) => beyond.has(text))).toEqual([])
    }
    const [real, invented] = await unchanged([
      () => send(operationSample, sender, asIs, subSession),
      () => send(operationSample, sender, (input) => replaced(input, beyond), subSession),
    ])
    expect(real?.envelope).toBeDefined()
    expect([real?.status, real?.envelope]).toEqual([invented?.status, invented?.envelope])
  })
})

/** Whether the sample contains any of these ids; otherwise there is nothing to replace. */
async function names(
  { sample }: OperationSample,
  ids: ReadonlyMap<string, string>,
  under: Promise<OpenedSession>,
): Promise<boolean> {
  const input = await sample.input({ service, session: await under })
  return stringsIn(untyped(input)).some((text) => ids.has(text))
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Sends prepared requests one after another, and compares the database with its state before. */
async function unchanged<T>(makeReady: readonly (() => Promise<() => Promise<T>>)[]): Promise<T[]> {
  const ready: (() => Promise<T>)[] = []
  for (const make of makeReady) ready.push(await make())
  const before = await fingerprint(service.database)
  const answers: T[] = []
  for (const ask of ready) answers.push(await ask())
  expect(await fingerprint(service.database)).toEqual(before)
  return answers
}

/** Prepares a request with its rows, and returns a function that sends it. */
async function send(
  { operation, sample }: OperationSample,
  sender: { as?: string | { userId: string }; company?: string },
  change: (input: SampleInput) => SampleInput = asIs,
  under: typeof session = session,
) {
  const input = await sample.input({ service, session: await under })
  return () => sendRequest(service.app, operation, change(untyped(input)) as typeof input, sender)
}

const looksAfterStandards = (held: readonly Permission[] = permissions) =>
  service.database.transaction((db) =>
    lookAfter(db, {
      companyId: demo.companyId,
      userId: demo.userIds.otherAdministrator,
      departmentIds: [demo.departmentIds.bimStandards],
      permissions: held,
    }),
  )

/** Opened once, before anything is compared. */
let session: Promise<OpenedSession>
let subSession: Promise<OpenedSession>
beforeAll(async () => {
  session = openDemoSession(service, 'superAdministrator')
  subSession = openSubSession()
  await Promise.all([session, subSession])
})

async function openSubSession(): Promise<OpenedSession> {
  const opened = await openSession(service.ports, demo.userIds.otherAdministrator, service.clock.now())
  if (!opened) throw new Error('There is no sub-administrator.')
  return opened
}

const asIs = (input: SampleInput): SampleInput => input

const inOtherCompany = ({ params, query, body }: SampleInput): SampleInput => ({
  ...(params && { params: withOtherCompany(params) }),
  ...(query && { query: withOtherCompany(query) }),
  ...(body !== undefined && { body: isRecord(body) ? withOtherCompany(body) : body }),
})

const withOtherCompany = (part: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      companyKeys.some((name) => name === key) ? otherCompany : value,
    ]),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with every id of the first company replaced by an unknown one. */
function replaced<T>(value: T, by: ReadonlyMap<string, string>): T
function replaced(value: unknown, by: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return by.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaced(item, by))
  if (!isRecord(value) || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, by)]))
}

async function idsOfFirstCompany(): Promise<ReadonlyMap<string, string>> {
  const { connection } = service.database
  const ids = [
    ...(await connection.select({ id: departments.id }).from(departments)),
    ...(await connection.select({ id: memberships.userId }).from(memberships)),
    ...(await connection.select({ id: products.mainId }).from(products)),
    ...(await connection.select({ id: grants.id }).from(grants)),
    ...(await connection.select({ id: grants.sn }).from(grants)),
    ...(await connection.select({ id: invitations.id }).from(invitations)),
    ...(await connection.select({ id: inviteLinks.id }).from(inviteLinks)),
  ].filter(({ id }) => id !== outsider.userId && id !== 'other-top')
  const phones = (await connection.select({ id: memberships.phone }).from(memberships)).filter(
    ({ id }) => id !== outsiderPhone,
  )
  return new Map([
    ...ids.map(({ id }) => [id, 'no-such-thing'] as const),
    ...phones.map(({ id }) => [id, '19999999999'] as const),
  ])
}

/** Ids of the first company outside of the department, which has none below it. */
async function idsBeyond(departmentId: string): Promise<ReadonlyMap<string, string>> {
  const { connection } = service.database
  const inCompany = (table: { companyId: PgColumn }) => eq(table.companyId, demo.companyId)
  const places = await connection.select().from(departments).where(inCompany(departments))
  const people = (await connection.select().from(memberships).where(inCompany(memberships))).filter(
    (member) => member.departmentId !== departmentId,
  )
  const held = (await connection.select().from(grants).where(inCompany(grants))).filter((grant) =>
    people.some(({ userId }) => userId === grant.userId),
  )
  const rows = [
    ...(await connection.select().from(invitations).where(inCompany(invitations))),
    ...(await connection.select().from(inviteLinks).where(inCompany(inviteLinks))),
  ].filter((row) => row.departmentId !== departmentId)
  const ids = [
    ...rows.map(({ id }) => id),
    ...places.map(({ id }) => id).filter((id) => id !== departmentId),
    ...people.map(({ userId }) => userId),
    ...held.flatMap(({ id, sn }) => [id, sn]),
  ]
  return new Map([
    ...ids.map((id) => [id, 'no-such-thing'] as const),
    // Everybody knows the company's own contact.
    ...people
      .filter(({ userId }) => userId !== demo.userIds.superAdministrator)
      .map(({ phone }) => [phone, '19999999999'] as const),
  ])
}

async function addOtherCompany(): Promise<void> {
  const { connection } = service.database
  const createdAt = service.clock.now()
  const companyId = otherCompany
  await connection
    .insert(users)
    .values({ id: outsider.userId, account: 'outsider', phone: outsiderPhone, passwordHash: '', createdAt })
  await connection.insert(companies).values({ id: companyId, name: '别家', account: 'other', createdAt })
  await connection
    .insert(departments)
    .values({ companyId, id: 'other-top', name: '总部', level: 1, path: 'other-top/', createdAt })
  await connection.insert(memberships).values({
    companyId,
    userId: outsider.userId,
    role: 'superAdministrator',
    departmentId: 'other-top',
    name: '外人',
    phone: outsiderPhone,
    joinedAt: createdAt,
  })
}
