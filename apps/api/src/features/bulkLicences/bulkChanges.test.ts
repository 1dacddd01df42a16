import { bulkLicencesErrors as codes } from '@atrium/contracts/bulkLicences/contract'
import { bulkLicencesOperations as calls } from '@atrium/contracts/bulkLicences/policy'
import { departmentsOperations as departmentCalls } from '@atrium/contracts/departments/policy'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { grants, memberships, messages, products } from '../../tables'
import { lookAfter } from '../../testing/servers/lookAfter'
import { boss, companyId as enterPriseId, intruder, lead } from '../authorisation/testCompany'
import { continueBulkChanges } from './runBulkChanges'
import { type BulkFirm, openBulkFirm, type Selection } from './testing/openBulkFirm'

let firm: BulkFirm

beforeEach(async () => {
  firm = await openBulkFirm()
  await firm.addMembers('tall', 'ann', 'ben')
  await firm.addMembers('cost', 'cid')
})
afterEach(() => firm.close())

it('does what the preview says: seats from the nearest department, in the order of the lines', async () => {
  await firm.addProduct('draw', { seats: { top: 1, tall: 1 } })
  await firm.addProduct('cost', { seats: { cost: 1 } })
  await firm.grant('cost', 'cid')
  const selection = { userIds: ['ben', 'ann', 'cid', 'ben'], mainIds: ['draw', 'cost', 'draw'] }
  const { data } = await firm.preview(selection)
  expect(data).toMatchObject({ memberCount: 3, total: 6, unknownPhones: [] })
  expect(data.products).toMatchObject([
    {
      mainId: 'draw',
      count: 2,
      unchanged: 0,
      pools: [
        { enterpriseDepartmentId: 'tall', department: '部门top/部门design/部门tall', count: 1 },
        { enterpriseDepartmentId: 'top', count: 1 },
      ],
      short: 1,
      without: [{ userId: 'cid', department: '部门top/部门cost' }],
    },
    {
      mainId: 'cost',
      count: 0,
      unchanged: 1,
      pools: [],
      short: 2,
      without: [{ userId: 'ben' }, { userId: 'ann' }],
    },
  ])

  const changeId = await firm.start(selection)
  expect(await firm.changeOf(changeId)).toMatchObject({ state: 'running', waiting: 6, undoUntil: null })
  await firm.finish()
  expect(await firm.seatsOf('draw')).toEqual({ ben: 'tall', ann: 'top' })
  expect(await firm.linesOf(changeId)).toEqual([
    ['ben', 'draw', 'done'],
    ['ben', 'cost', 'noSeats'],
    ['ann', 'draw', 'done'],
    ['ann', 'cost', 'noSeats'],
    ['cid', 'draw', 'noSeats'],
    ['cid', 'cost', 'alreadyGranted'],
  ])
  expect(await firm.changeOf(changeId)).toMatchObject({
    state: 'done',
    waiting: 0,
    done: 2,
    failed: 3,
    skipped: 1,
    productNames: ['产品draw', '产品cost'],
    reasons: [
      { reason: 'noSeats', count: 3 },
      { reason: 'alreadyGranted', count: 1 },
    ],
  })
  const { connection } = firm.database
  expect(await connection.select().from(grants).where(eq(grants.userId, 'ben'))).toMatchObject([
    { source: 'manual', sourceId: changeId },
  ])
})

it('sends each member one message about all products', async () => {
  for (const mainId of ['one', 'two']) await firm.addProduct(mainId, { seats: { top: 9 } })
  await firm.start({ userIds: ['ann', 'ben'], mainIds: ['one', 'two'] })
  await firm.finish()
  const { connection } = firm.database
  const sent = await connection.select().from(messages).where(eq(messages.kind, 'licence'))
  expect(sent.map(({ userId }) => userId).toSorted()).toEqual(['ann', 'ben'])
  expect(sent[0]?.content).toContain('“产品one”、“产品two”')
})

it('finds people by department, with everybody below, and by phone', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  const { connection } = firm.database
  const [cid] = await connection.select().from(memberships).where(eq(memberships.userId, 'cid'))
  const selection = { departmentIds: ['design'], phones: [cid?.phone ?? '', '13999999999'] }
  expect((await firm.preview(selection)).data).toMatchObject({
    memberCount: 4,
    unknownPhones: ['13999999999'],
  })
  await firm.start(selection)
  await firm.start({ phones: ['13000000001', cid?.phone ?? ''], mainIds: ['draw'] })
  await firm.finish()
  expect(Object.keys(await firm.seatsOf('draw')).toSorted()).toEqual(['ann', 'ben', 'cid', 'lead'])
})

it('marks grants of people who came from phones as imported', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  const { connection } = firm.database
  const [cid] = await connection.select().from(memberships).where(eq(memberships.userId, 'cid'))
  const changeId = await firm.start({ phones: [cid?.phone ?? ''] })
  await firm.finish()
  expect(await connection.select().from(grants)).toMatchObject([{ source: 'import', sourceId: changeId }])
})

it('gives a reason for each line that can’t be done', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addProduct('off', { seats: { top: 9 }, disabled: true })
  await firm.addProduct('old', { seats: { top: 9 }, endAt: new Date(0) })
  const mainIds = ['draw', 'off', 'old']
  expect((await firm.preview({ userIds: ['ann'], mainIds })).data.products).toMatchObject([
    { snStatus: 'normal', count: 1 },
    { snStatus: 'disabled', count: 0, short: 0 },
    { snStatus: 'expired', count: 0, short: 0 },
  ])
  const changeId = await firm.start({ userIds: ['ann', 'cid'], mainIds })
  await firm.database.connection.delete(memberships).where(eq(memberships.userId, 'ann'))
  await firm.finish()
  expect(await firm.linesOf(changeId)).toEqual([
    ['ann', 'draw', 'memberMissing'],
    ['ann', 'off', 'memberMissing'],
    ['ann', 'old', 'memberMissing'],
    ['cid', 'draw', 'done'],
    ['cid', 'off', 'disabled'],
    ['cid', 'old', 'expired'],
  ])
})

it('cancels, and says whose licence is in use and where the seats return', async () => {
  await firm.addProduct('draw', { seats: { top: 9, tall: 1 } })
  await firm.grant('draw', 'ann', 'ben')
  await firm.database.connection
    .update(grants)
    .set({ onlineSince: firm.clock.now() })
    .where(eq(grants.userId, 'ben'))
  const selection = { kind: 'cancel' as const, userIds: ['ann', 'ben', 'cid'] }
  const { data } = await firm.preview(selection)
  expect(data.products).toMatchObject([{ count: 2, unchanged: 1, short: 0, onlineCount: 1 }])
  expect(
    data.products[0]?.pools.map(({ enterpriseDepartmentId }) => enterpriseDepartmentId).toSorted(),
  ).toEqual(['tall', 'top'])
  const changeId = await firm.start(selection)
  await firm.finish()
  expect(await firm.linesOf(changeId)).toEqual([
    ['ann', 'draw', 'done'],
    ['ben', 'draw', 'done'],
    ['cid', 'draw', 'notGranted'],
  ])
  expect(await firm.countSeats('draw')).toEqual({ total: 10, used: 0, granted: 0 })
})

it('refuses a change without people or products of the company, and one with too many lines', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  const send = (selection: Selection) => firm.request(calls.startBulkChange, firm.body(selection), boss)
  expect(await send({ userIds: ['intruder', 'nobody'] })).toMatchObject({ code: codes.nobodyChosen })
  expect(await send({ userIds: ['ann'], mainIds: ['draw', 'none'] })).toMatchObject({ status: 404 })
  const { connection } = firm.database
  const [draw] = await connection.select().from(products)
  if (!draw) throw new Error('There is no product.')
  const mainIds = Array.from({ length: 50 }, (_, n) => `p${n}`)
  await connection.insert(products).values(mainIds.map((mainId) => ({ ...draw, mainId })))
  await firm.addMembers('top', ...Array.from({ length: 101 }, (_, n) => `n${n}`))
  const selection = { departmentIds: ['top'], mainIds }
  expect(await send(selection)).toMatchObject({
    code: codes.tooManyLines,
    envelope: { data: { total: 106 * 50, most: 5000 } },
  })
  expect((await firm.preview(selection)).data).toMatchObject({ memberCount: 106, total: 5300 })
})

it('starts no more than ten at once', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  const started = await Promise.all(Array.from({ length: 10 }, () => firm.start({ userIds: ['ann'] })))
  expect(started).toHaveLength(10)
  const send = () => firm.request(calls.startBulkChange, firm.body({ userIds: ['ben'] }), boss)
  expect(await send()).toMatchObject({ code: codes.tooManyUnfinished })
  await firm.finish()
  expect(await send()).toMatchObject({ succeeded: true })
})

it('lists departments to a sub-administrator who manages licences only', async () => {
  await lookAfter(firm.database.connection, {
    companyId: enterPriseId,
    userId: 'lead',
    departmentIds: ['design'],
    permissions: ['authorisation'],
  })
  const list = (
    operation: typeof departmentCalls.listDepartments | typeof departmentCalls.listLicenceDepartments,
  ) => firm.request(operation, { query: { enterpriseId: enterPriseId } }, lead)
  expect(await list(departmentCalls.listDepartments)).toMatchObject({ status: 403 })
  expect((await list(departmentCalls.listLicenceDepartments)).data).toMatchObject([
    { enterpriseDepartmentId: 'design', parentId: null, memberCount: 3 },
    { enterpriseDepartmentId: 'tall', parentId: 'design' },
  ])
})

it('stays within the scope of a sub-administrator, whose changes others of limited scope don’t see', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  const { connection } = firm.database
  const [cid] = await connection.select().from(memberships).where(eq(memberships.userId, 'cid'))
  const selection = { departmentIds: ['top'], userIds: ['cid'], phones: [cid?.phone ?? ''] }
  expect((await firm.preview(selection, lead)).data).toMatchObject({
    memberCount: 3,
    unknownPhones: [cid?.phone],
  })
  const own = await firm.start(selection, lead)
  const other = await firm.start({ userIds: ['cid'] })
  await firm.finish()
  expect(Object.keys(await firm.seatsOf('draw')).toSorted()).toEqual(['ann', 'ben', 'cid', 'lead'])
  expect(await firm.changeOf(own, lead)).toMatchObject({ state: 'done', done: 3 })
  const list = (as: typeof boss) =>
    firm.request(calls.listBulkChanges, { query: { enterPriseId, pageIndex: 1, pageSize: 9 } }, as)
  expect((await list(lead)).data.list.map(({ changeId }) => changeId)).toEqual([own])
  expect((await list(boss)).data.totalItems).toBe(2)
  for (const operation of [calls.undoBulkChange, calls.retryBulkChange])
    for (const as of [lead, intruder])
      expect(
        await firm.request(operation, { body: { enterPriseId: as.company, changeId: other } }, as),
      ).toMatchObject({ status: 404 })
})

it('stops where the permission of the person who started it ends', async () => {
  await firm.addProduct('draw', { seats: { top: 999 } })
  const many = Array.from({ length: 220 }, (_, n) => `m${n}`)
  await firm.addMembers('tall', ...many)
  const changeId = await firm.start({ userIds: many }, lead)
  expect(await continueBulkChanges(firm.ports)).toBe(true)
  await lookAfter(firm.database.connection, {
    companyId: enterPriseId,
    userId: 'lead',
    departmentIds: ['design'],
    permissions: ['departments'],
  })
  await firm.finish()
  expect(await firm.changeOf(changeId)).toMatchObject({
    state: 'done',
    done: 200,
    failed: 20,
    reasons: [{ reason: 'permissionEnded', count: 20 }],
  })
  expect(await firm.countSeats('draw')).toMatchObject({ used: 200, granted: 200 })
  expect(await firm.retry(changeId)).toMatchObject({ succeeded: true })
  await firm.finish()
  expect(await firm.changeOf(changeId)).toMatchObject({ state: 'done', done: 220, failed: 0 })
  expect(await firm.retry(changeId)).toMatchObject({ code: codes.nothingFailed })
})
