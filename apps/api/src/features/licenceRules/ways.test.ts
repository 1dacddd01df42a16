import { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { allocationOperations } from '@atrium/contracts/allocation/policy'
import { authorisationOperations as licences } from '@atrium/contracts/authorisation/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { licenceExceptions, memberships, users } from '../../tables'
import { join } from '../applications/join'
import { boss, companyId as enterPriseId } from '../authorisation/testCompany'
import { deliverItem } from '../orders/delivery/deliverItem'
import { lockCompany } from '../organisation'
import { recoverSeatsOfLeavers } from '../seats'
import { runLicenceRules } from './runLicenceRules'
import { openRuleFirm, type RuleFirm } from './testing/openRuleFirm'

let firm: RuleFirm
let worker: Awaited<ReturnType<typeof runLicenceRules>>

beforeEach(async () => {
  firm = await openRuleFirm()
  // Without a notification, it would begin after an hour.
  worker = await runLicenceRules(firm.ports, 3_600_000)
})
afterEach(async () => {
  await worker.stop()
  await firm.close()
})

type Db = RuleFirm['database']['connection']

const alone = <T>(work: (db: Db) => Promise<T>) =>
  firm.database.transaction(async (db) => {
    await lockCompany(db, enterPriseId, 'alone')
    return work(db)
  })

/** Within seconds, and without anybody calling the worker. */
const expectHeld = (held: Record<string, unknown>) =>
  expect.poll(() => firm.heldOf('draw'), { timeout: 5000 }).toEqual(held)

it('serves somebody who joins', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addRule()
  await expectHeld({ lead: 'top rule' })
  const phone = '13900001111'
  const now = firm.clock.now()
  await firm.database.connection
    .insert(users)
    .values({ id: 'joe', account: 'joe', phone, passwordHash: '', createdAt: now })
  await alone((db) =>
    join(db, enterPriseId, [{ userId: 'joe', phone, name: '乔', departmentId: 'tall', invitedAt: now }], now),
  )
  await expectHeld({ lead: 'top rule', joe: 'top rule' })
})

it('serves somebody who moves into its reach, and ends the seat of somebody who moves out', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addMembers('cost', 'cleo')
  await firm.addRule()
  await expectHeld({ lead: 'top rule' })
  const move = (departmentId: string) => ({
    body: { enterPriseId, userIds: ['cleo'], editEnterpriseDepartmentId: departmentId },
  })
  await firm.request(departmentChangesOperations.moveMembers, move('tall'), boss)
  await expectHeld({ lead: 'top rule', cleo: 'top rule' })
  await firm.request(departmentChangesOperations.moveMembers, move('cost'), boss)
  await expectHeld({ lead: 'top rule' })
})

it('serves members of a permission group', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addMembers('cost', 'cleo')
  const group = { enterPriseId, groupName: '组', permissions: ['authorisation' as const] }
  const { data } = await firm.request(
    administratorsOperations.addGroup,
    { body: { ...group, departmentIds: ['cost'], userIds: [] } },
    boss,
  )
  await firm.addRule({ reach: { kind: 'groups', groupIds: [data.groupId] } })
  const edit = { ...group, groupId: data.groupId, departmentIds: ['cost'] }
  await firm.request(
    administratorsOperations.editGroup,
    { body: { ...edit, version: 1, userIds: ['cleo'] } },
    boss,
  )
  await expectHeld({ cleo: 'top rule' })
  await firm.request(administratorsOperations.editGroup, { body: { ...edit, version: 2, userIds: [] } }, boss)
  await expectHeld({})
})

it('gives seats that are bought, passed on, or left behind to those who wait', async () => {
  await firm.addMembers('design', 'ada')
  await firm.addMembers('tall', 'ben')
  await firm.addProduct('draw', { seats: { top: 1, cost: 1 } })
  await firm.addMembers('cost', 'cleo')
  await firm.grant('draw', 'cleo')
  await firm.addRule({ reach: { kind: 'departments', departmentIds: ['design'] } })
  await expectHeld({ cleo: 'cost manual', ada: 'top rule' })
  await expect.poll(() => firm.waitingFor('draw'), { timeout: 5000 }).toEqual(['ben', 'lead'])

  const item = {
    mainId: 'draw',
    purchaseQuantity: 1,
    effect: 'add',
    isConcurrent: false,
    membershipDuration: null,
    orderNo: 'o',
  }
  await alone((db) =>
    deliverItem(db, enterPriseId, { ...item, position: 1 } as never, 'top', firm.clock.now()),
  )
  await expectHeld({ cleo: 'cost manual', ada: 'top rule', ben: 'top rule' })

  await firm.cancel('draw', 'cleo')
  const sharing = {
    enterPriseId,
    mainId: 'draw',
    enterpriseDepartmentId: 'top',
    list: [{ enterpriseDepartmentId: 'cost', count: 1 }],
  }
  const taken = await firm.request(
    allocationOperations.takeBack,
    { body: { ...sharing, recoverSubIds: [] } },
    boss,
  )
  expect(taken.succeeded).toBe(true)
  await expectHeld({ ada: 'top rule', ben: 'top rule', lead: 'top rule' })

  await firm.addMembers('tall', 'dan')
  await alone(async (db) => {
    await recoverSeatsOfLeavers(db, enterPriseId, ['ada'])
    await db
      .delete(memberships)
      .where(and(eq(memberships.companyId, enterPriseId), eq(memberships.userId, 'ada')))
  })
  await firm.request(
    departmentChangesOperations.moveMembers,
    { body: { enterPriseId, userIds: ['dan'], editEnterpriseDepartmentId: 'design' } },
    boss,
  )
  await expectHeld({ dan: 'top rule', ben: 'top rule', lead: 'top rule' })
})

it('makes an exception of a seat that is taken away by hand, which undo ends', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  const ruleId = await firm.addRule()
  await expectHeld({ lead: 'top rule' })
  await firm.cancel('draw', 'lead')
  const exceptions = () => firm.database.connection.select().from(licenceExceptions)
  expect(await exceptions()).toMatchObject([{ ruleId, userId: 'lead', mainId: 'draw' }])
  expect((await firm.ruleOf(ruleId)).counts).toMatchObject({ excepted: 1, held: 0 })
  const body = { enterPriseId, mainIds: ['draw'], userIds: ['lead'] }
  expect((await firm.request(licences.restoreLicences, { body }, boss)).succeeded).toBe(true)
  expect(await exceptions()).toEqual([])
  await expectHeld({ lead: 'top rule' })
})
