import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import {
  auditChains,
  auditRows,
  directoryChanges,
  directoryPeople,
  grants,
  invitations,
  memberships,
  outbox,
  seatHoldings,
} from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { openDemoSession } from '../../testing/demo/demoService'
import { verifyChain } from '../audit/verifyChain'
import { continueDirectories } from './runChinaDirectories'
import { everybodyJoins } from './testing/everybodyJoins'
import { createVendorService, type OpenVendor, openVendor } from './testing/openVendor'

const { companyId, departmentIds, mainIds } = demo
const people = 450
const joiners = 60
const departments = 30

const numbers = Array.from({ length: people }, (_, n) => n)
const leavers = numbers.filter((n) => n % 20 === 0)
const renamed = numbers.filter((n) => n % 20 === 2)
const movers = numbers.filter((n) => n % 20 !== 0 && n % 20 !== 2 && n % 3 === 1)

/** What administrators do meanwhile, to people whom the directory changes too, and to others. */
const byHand = {
  moved: [...movers.slice(-12), ...numbers.filter((n) => n % 20 === 3 && n % 3 === 0).slice(0, 5)],
  removed: [...movers.slice(0, 6), ...leavers.slice(-4)],
  renamed: renamed.slice(-5),
  granted: [...leavers.slice(4, 8), ...movers.slice(10, 16)],
  invited: [3, 40, 59].map((n) => people + n),
}
const holders = [...leavers.slice(0, 4), ...movers.slice(6, 10)]
const gone = new Set([...leavers, ...byHand.removed])

let service: TestService
/** A second process on the same database. */
let second: TestService
let vendor: OpenVendor
beforeAll(async () => {
  service = await createVendorService()
  const { settings } = service.ports
  second = await createTestService({ database: service.database, now: service.clock.now(), settings })
  vendor = await openVendor(service, {
    size: { people, departments, levels: 4 },
    settings: { threshold: 100 },
  })
  expect(await vendor.apply(await vendor.read())).toBe(0)
  await everybodyJoins(db(), vendor.own.directoryId, service.clock.now())
})
afterAll(() => service.close())

const db = () => service.database.connection
const externalId = (n: number) => `u${String(n).padStart(5, '0')}`
const phoneOf = (n: number) => String(vendor.firstMobile + n)
const userOf = (n: number) => `china-${phoneOf(n)}`
const areOwn = () => `${String(vendor.firstMobile).slice(0, 6)}%`

it('applies each change once, by two workers, while administrators change the same people', async () => {
  changeWorld(vendor)
  const differenceId = await vendor.read()
  const sent = await db().$count(outbox)
  const asked = { ...vendor.options }
  const inCompany = { enterPriseId: companyId }
  const grant = (n: number) =>
    service.request(
      authorisationOperations.grantLicences,
      { body: { ...inCompany, mainId: mainIds.architecture, userIds: [userOf(n)] } },
      asked,
    )
  for (const n of holders) expect((await grant(n)).code).toBe(0)
  const departmentOf = new Map((await ownMembers()).map((row) => [row.userId, row.departmentId]))
  const { passportToken, accessToken } = await openDemoSession(service, 'superAdministrator')
  const body = { ...vendor.own, differenceId, confirmedLeavers: leavers.length }
  expect((await service.request(chinaDirectoriesOperations.applyDifference, { body }, asked)).code).toBe(0)

  const { moveMembers, deleteMembers, updateMembers } = departmentChangesOperations
  const editEnterpriseDepartmentId = departmentIds.cost
  const [portions, ...answers] = await Promise.all([
    Promise.all([drain(service), drain(second), drain(second)]),
    ...byHand.moved.map((n) =>
      service.request(
        moveMembers,
        { body: { ...inCompany, editEnterpriseDepartmentId, userIds: [userOf(n)] } },
        asked,
      ),
    ),
    ...byHand.removed.map((n) =>
      service.request(
        deleteMembers,
        { body: { ...inCompany, userIds: [userOf(n)], passportToken } },
        { ...asked, as: accessToken },
      ),
    ),
    ...byHand.renamed.map((n) => {
      const enterpriseDepartmentId = departmentOf.get(userOf(n)) ?? ''
      const list = [{ phone: phoneOf(n), realName: `手改${n}`, enterpriseDepartmentId }]
      return service.request(updateMembers, { body: { enterpriseId: companyId, list } }, asked)
    }),
    ...byHand.granted.map(grant),
    ...byHand.invited.map((n) => {
      const users = [{ row: 1, phone: phoneOf(n), realName: `手邀${n}`, department: '' }]
      const batchId = crypto.randomUUID()
      return service.request(
        invitationsOperations.inviteByMessage,
        { body: { ...inCompany, batchId, users } },
        asked,
      )
    }),
  ])
  await vendor.settle()

  expect(portions.filter((count) => count > 0).length).toBeGreaterThan(1)
  // Refused are only those about people who have left by then.
  for (const { status, code } of answers) expect([200, 404]).toContain(code === 0 ? 200 : status)
  expect([...service.logged, ...second.logged].filter(({ level }) => level === 'error')).toEqual([])
  const found = await vendor.difference(differenceId)
  expect(found).toMatchObject({ state: 'applied', failed: 0, done: found.total - found.skipped })
  await requireMembers()
  await requireOnce(differenceId, sent)
  await requireSeats()
})

function changeWorld({ world }: OpenVendor): void {
  for (const n of leavers) world.leave(externalId(n))
  for (const n of renamed) world.changePerson(externalId(n), { name: `新名${n}` })
  for (const n of movers) world.changePerson(externalId(n), { departmentIds: [1 + ((n + 7) % departments)] })
  for (let n = people; n < people + joiners; n++) {
    const own = { id: externalId(n), name: `来${n}`, mobile: phoneOf(n) }
    world.putPerson({ ...own, employeeNo: '', departmentIds: [2 + (n % 9)], isDisabled: false })
  }
  world.changeDepartment(7, { name: '新名部' })
  world.changeDepartment(8, { parentId: 1 })
}

/** @returns how many portions this worker made */
async function drain({ ports }: TestService): Promise<number> {
  let portions = 0
  while (await continueDirectories(ports)) portions++
  return portions
}

const ownMembers = () =>
  db()
    .select()
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), like(memberships.phone, areOwn())))

/** What people decide wins, whether they were sooner or later than the directory. */
async function requireMembers(): Promise<void> {
  const members = new Map((await ownMembers()).map((row) => [row.userId, row]))
  expect([...members.keys()].toSorted()).toEqual(
    numbers
      .filter((n) => !gone.has(n))
      .map(userOf)
      .toSorted(),
  )
  for (const n of byHand.moved) expect(members.get(userOf(n))?.departmentId).toBe(departmentIds.cost)
  for (const n of renamed) {
    const name = byHand.renamed.includes(n) ? `手改${n}` : `新名${n}`
    expect(members.get(userOf(n))?.name).toBe(name)
  }
}

async function requireOnce(differenceId: string, sent: number): Promise<void> {
  const { directoryId } = vendor.own
  const rows = await db()
    .select()
    .from(directoryChanges)
    .where(eq(directoryChanges.differenceId, differenceId))
  const actor = and(eq(auditRows.companyId, companyId), eq(auditRows.actorId, `directory:${directoryId}`))
  const audited = await db().select().from(auditRows).where(actor)
  const written = (operation: string) => audited.filter((row) => row.operation === operation).length
  const done = (change: string) => rows.filter((row) => row.change === change && row.state === 'done').length
  expect(rows.filter(({ state }) => state === 'waiting')).toEqual([])
  expect(written('finishDifference')).toBe(2)
  expect(written('updateMembers')).toBe(done('renamed'))
  expect(written('deleteMembers')).toBeLessThanOrEqual(done('left'))
  const open = await db()
    .select({ phone: invitations.phone })
    .from(invitations)
    .where(and(like(invitations.phone, areOwn()), eq(invitations.status, 4)))
  const expected = Array.from({ length: joiners }, (_, n) => phoneOf(people + n))
  expect(open.map(({ phone }) => phone).toSorted()).toEqual(expected)
  expect(await db().$count(outbox)).toBe(sent + joiners)
  const stored = await db()
    .select({ externalId: directoryPeople.externalId })
    .from(directoryPeople)
    .where(eq(directoryPeople.directoryId, directoryId))
  expect(stored.map((row) => row.externalId).toSorted()).toEqual(
    Array.from({ length: people + joiners }, (_, n) => externalId(n)),
  )
  const [chain] = await db().select().from(auditChains).where(eq(auditChains.companyId, companyId))
  const end = { companyId, length: chain?.length ?? 0, hash: chain?.hash ?? '', earlierId: 0 }
  expect(await verifyChain(db(), end, service.clock.now())).toBeUndefined()
}

async function requireSeats(): Promise<void> {
  const taken = await db().select().from(grants).where(eq(grants.companyId, companyId))
  const count = (isCounted: (grant: (typeof taken)[number]) => boolean) => taken.filter(isCounted).length
  const holdings = await db().select().from(seatHoldings).where(eq(seatHoldings.companyId, companyId))
  for (const { mainId, departmentId, used } of holdings)
    expect([mainId, departmentId, used]).toEqual([
      mainId,
      departmentId,
      count((grant) => grant.mainId === mainId && grant.departmentId === departmentId),
    ])
  for (const { userId, grantCount } of await ownMembers())
    expect([userId, grantCount]).toEqual([userId, count((grant) => grant.userId === userId)])
  expect(count(({ userId }) => [...gone].some((n) => userOf(n) === userId))).toBe(0)
}
