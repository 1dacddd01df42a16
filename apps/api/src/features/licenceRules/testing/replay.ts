import { authorisationOperations as licences } from '@atrium/contracts/authorisation/policy'
import { licenceRequestsOperations as requests } from '@atrium/contracts/licenceRequests/policy'
import { licenceRulesOperations as calls } from '@atrium/contracts/licenceRules/policy'
import { and, eq, sql } from 'drizzle-orm'
import {
  grants,
  licenceExceptions,
  licenceRules,
  memberships,
  permissionGroupMembers,
  permissionGroups,
  products,
  seatHoldings,
  users,
  waitingSeats,
} from '../../../tables'
import { refreshRoles } from '../../administrators/notifyPermissionsChanged'
import { join } from '../../applications/join'
import { boss, companyId } from '../../authorisation/testCompany'
import { lockCompany } from '../../organisation'
import { recoverSeatsOfLeavers, recoverSeatsOfMovers, shiftSeats } from '../../seats'
import { noteMembers, noteTerms } from '../../waitingList'
import type { Rule } from '../engine/wantedSeats'
import { addBatches, type HistoryEvent } from './events'
import type { RuleFirm } from './openRuleFirm'
import { requestOf, World } from './World'

/** A history in the model and in the database of the firm at once. */
export async function openReplay(firm: RuleFirm) {
  const world = new World()
  world.now = firm.clock.now()
  world.members.push(
    { userId: 'boss', departmentId: 'top', groupIds: new Set() },
    { userId: 'lead', departmentId: 'design', groupIds: new Set() },
  )
  addBatches(world)
  const { connection } = firm.database
  for (const { mainId, product, endAt, seats } of world.batches) {
    await connection.insert(products).values({
      companyId,
      mainId,
      batchOf: product === mainId ? null : product,
      name: product,
      productType: 0,
      licensingType: endAt ? 'dated' : 'permanent',
      endAt,
      createdAt: world.now,
    })
    for (const [departmentId, quantity] of seats)
      await connection.insert(seatHoldings).values({ companyId, mainId, departmentId, quantity })
  }
  await connection
    .insert(permissionGroups)
    .values({ companyId, id: 'g', name: 'g', permissions: [], createdAt: world.now, updatedAt: world.now })
  const ids = new Map<string, string>()
  return { world, apply: (event: HistoryEvent) => apply(firm, ids, event), state: () => stateOf(firm, ids) }
}

async function apply(firm: RuleFirm, ids: Map<string, string>, event: HistoryEvent): Promise<void> {
  const now = firm.clock.now()
  const alone = (work: (db: RuleFirm['database']['connection']) => Promise<unknown>) =>
    firm.database.transaction(async (db) => {
      await lockCompany(db, companyId, 'alone')
      await work(db)
    })
  const ofMember = 'userId' in event ? memberIs(event.userId) : undefined
  const send = async (answering: Promise<{ succeeded: boolean; envelope: unknown }>) => {
    const answer = await answering
    if (!answer.succeeded) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(answer.envelope)}`)
  }
  const idOf = (ruleId: string) => ids.get(ruleId) ?? ''
  switch (event.kind) {
    case 'join': {
      const { userId, departmentId } = event
      const phone = `1370000000${userId.slice(1)}`
      await firm.database.connection
        .insert(users)
        .values({ id: userId, account: userId, phone, passwordHash: '', createdAt: now })
        .onConflictDoNothing()
      return alone((db) =>
        join(db, companyId, [{ userId, phone, name: userId, departmentId, invitedAt: now }], now),
      )
    }
    case 'move':
      return alone(async (db) => {
        await recoverSeatsOfMovers(db, companyId, [event.userId], event.departmentId)
        await db.update(memberships).set({ departmentId: event.departmentId }).where(ofMember)
        await noteMembers(db, companyId, [event.userId])
      })
    case 'leave':
      return alone(async (db) => {
        await recoverSeatsOfLeavers(db, companyId, [event.userId])
        await db.delete(memberships).where(ofMember)
      })
    case 'group':
      return alone(async (db) => {
        const place = { companyId, groupId: 'g', userId: event.userId }
        if (event.isIn) await db.insert(permissionGroupMembers).values(place)
        else
          await db
            .delete(permissionGroupMembers)
            .where(
              and(eq(permissionGroupMembers.groupId, 'g'), eq(permissionGroupMembers.userId, event.userId)),
            )
        await refreshRoles(db, companyId, [event.userId])
      })
    case 'buy':
      return alone(async (db) => {
        await db
          .insert(seatHoldings)
          .values({ companyId, mainId: event.mainId, departmentId: 'top', quantity: event.count })
          .onConflictDoUpdate({
            target: [seatHoldings.companyId, seatHoldings.mainId, seatHoldings.departmentId],
            set: { quantity: sql`${seatHoldings.quantity} + excluded.quantity` },
          })
        await noteTerms(db, companyId, [event.mainId])
      })
    case 'pass':
      return alone((db) =>
        shiftSeats(db, companyId, event.mainId, [{ fromId: event.from, toId: event.to, count: event.count }]),
      )
    case 'days':
      return
    case 'disable':
      return alone(async (db) => {
        await db
          .update(products)
          .set({ disabled: event.isDisabled })
          .where(and(eq(products.companyId, companyId), eq(products.mainId, event.mainId)))
        await noteTerms(db, companyId, [event.mainId])
      })
    case 'grant':
    case 'cancel': {
      const operation = event.kind === 'grant' ? licences.grantLicences : licences.cancelLicences
      const body = { enterPriseId: companyId, mainId: event.mainId, userIds: [event.userId] }
      return send(firm.request(operation, { body }, boss))
    }
    case 'approve': {
      const body = { enterPriseId: companyId, mainId: event.product, reason: '项目需要' }
      const asked = await firm.request(requests.requestLicence, { body }, as(event.userId))
      const { id } = asked.data
      ids.set(requestOf(event.userId, event.product), id)
      return send(firm.request(requests.grantLicenceRequest, { body: { enterPriseId: companyId, id } }, boss))
    }
    case 'withdraw': {
      const id = idOf(requestOf(event.userId, event.product))
      const body = { enterPriseId: companyId, id }
      return send(firm.request(requests.withdrawLicenceRequest, { body }, as(event.userId)))
    }
    case 'addRule':
      ids.set(event.rule.id, await firm.addRule({ ...draftOf(event.rule), name: event.rule.id }))
      return
    case 'editRule': {
      const ruleId = idOf(event.rule.id)
      const [stored] = await firm.database.connection
        .select()
        .from(licenceRules)
        .where(eq(licenceRules.id, ruleId))
      const exceptedUserIds = await exceptedFromAll(firm, ruleId, event.rule)
      const draft = { ...draftOf(event.rule), name: event.rule.id, exceptedUserIds }
      const body = { ...firm.body(draft), ruleId, version: stored?.version ?? 0 }
      return send(firm.request(calls.editLicenceRule, { body }, boss))
    }
    case 'setState': {
      const body = { enterPriseId: companyId, ruleId: idOf(event.ruleId), state: event.state }
      return send(firm.request(calls.setLicenceRuleState, { body }, boss))
    }
    case 'deleteRule': {
      const seats = event.keeps ? ('keep' as const) : ('return' as const)
      const body = { enterPriseId: companyId, ruleId: idOf(event.ruleId), seats }
      return send(firm.request(calls.deleteLicenceRule, { body }, boss))
    }
    case 'except': {
      const one = { enterPriseId: companyId, ruleId: idOf(event.ruleId), userIds: [event.userId] }
      const body = event.product === null ? one : { ...one, mainId: event.product }
      return send(firm.request(calls.exceptFromRule, { body }, boss))
    }
    case 'include': {
      const body = { enterPriseId: companyId, ruleId: idOf(event.ruleId), userIds: [event.userId] }
      return send(firm.request(calls.includeInRule, { body }, boss))
    }
  }
}

const as = (userId: string) => ({ as: { userId }, company: companyId })

const memberIs = (userId: string) => and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))

const draftOf = ({ reach, products: given, poolDepartmentId, graceDays }: Rule) => ({
  reach:
    reach.kind === 'departments'
      ? { kind: reach.kind, departmentIds: [...reach.departmentIds] }
      : reach.kind === 'groups'
        ? { kind: reach.kind, groupIds: [...reach.groupIds] }
        : reach,
  mainIds: [...given],
  poolDepartmentId,
  graceDays,
  acceptConflicts: true,
})

async function exceptedFromAll(firm: RuleFirm, ruleId: string, rule: Rule): Promise<string[]> {
  const rows = await firm.database.connection
    .select()
    .from(licenceExceptions)
    .where(eq(licenceExceptions.ruleId, ruleId))
  return [...new Set(rows.map(({ userId }) => userId))].filter((userId) => {
    const own = rows.filter((row) => row.userId === userId).map(({ mainId }) => mainId)
    return own.includes('') || [...rule.products].every((product) => own.includes(product))
  })
}

/** As {@link modelState} tells it. */
async function stateOf(firm: RuleFirm, ids: ReadonlyMap<string, string>) {
  const db = firm.database.connection
  const names = new Map([...ids].map(([name, id]) => [id, name]))
  const held = await db.select().from(grants).where(eq(grants.companyId, companyId))
  const waiting = await db
    .select()
    .from(waitingSeats)
    .where(eq(waitingSeats.companyId, companyId))
    .orderBy(waitingSeats.mainId, waitingSeats.since, waitingSeats.place)
  return {
    seats: held
      .map(({ userId, mainId, departmentId, source, sourceId, endsAt }) =>
        line(
          userId,
          mainId,
          departmentId,
          source === 'manual'
            ? 'by hand'
            : source === 'request'
              ? 'asked'
              : (names.get(sourceId ?? '') ?? '?'),
          endsAt,
        ),
      )
      .toSorted(),
    waiting: waiting.map(
      ({ userId, mainId, ruleId, requestId }) =>
        `${mainId} ${userId} ${names.get(ruleId ?? requestId ?? '')}`,
    ),
  }
}

export const modelState = (world: World) => ({
  seats: world.grants
    .map(({ userId, mainId, departmentId, ruleId, isAsked, endsAt }) =>
      line(userId, mainId, departmentId, isAsked ? 'asked' : (ruleId ?? 'by hand'), endsAt),
    )
    .toSorted(),
  waiting: ['p1', 'q1'].flatMap((product) =>
    world.waiting
      .filter((one) => one.product === product)
      .map(({ userId, reason }) => `${product} ${userId} ${reason.id}`),
  ),
})

const line = (userId: string, mainId: string, departmentId: string, by: string, endsAt: Date | null) =>
  [userId, mainId, departmentId, by, endsAt?.toISOString() ?? ''].join(' ')
