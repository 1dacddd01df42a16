import { promisedHours } from '@atrium/contracts/desk/cases/contract'
import { deskTrialsOperations } from '@atrium/contracts/desk/trials/policy'
import { deskTrialsRefusals } from '@atrium/contracts/desk/trials/refusals'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { claimColumns, claimOf, claimOn, settleCase } from '../../platform/desk'
import { deskClaims } from '../../platform/desk/tables'
import { type MessageWords, sendMessage } from '../../platform/notifications'
import { maskedMobile } from '../../platform/people/maskedMobile'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { DeskCall } from '../../ports/deskCommand'
import { implement } from '../../ports/implement'
import { catalogueProducts, trials } from '../catalogue/tables'
import { lockOwner } from '../organisation'
import { findOwning } from '../ownProducts'
import { termOf, trialStateAt } from './trialState'

export async function listTrialCases({
  db,
  now,
  staff,
  query,
}: DeskCall<typeof deskTrialsOperations.listTrialCases>) {
  const { show, pageIndex, pageSize } = query
  const isWaiting = show === 'waiting'
  const listed = isWaiting ? eq(trials.state, 'applied') : ne(trials.state, 'applied')
  const order = isWaiting ? asc : desc
  const rows = await withNames(db)
    .where(listed)
    .orderBy(order(trials.appliedAt), order(trials.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const list = []
  for (const row of rows) list.push(await caseOf(db, row, { now, isFull: staff.reason !== '' }))
  return { totalItems: await db.$count(trials, listed), list }
}

/** Starts the trial. */
export async function approveTrial(call: DeskCall<typeof deskTrialsOperations.approveTrial>) {
  const { db, now } = call
  const { product, user } = await holdApplied(call)
  if (product.trialDays === null) throw new Refusal(deskTrialsRefusals.notTriedAnyMore)
  if (await findOwning(db, user.id, product.licenceId, now))
    throw new Refusal(deskTrialsRefusals.owned({ name: user.realName }))
  return decide(call, { state: 'approved', reason: '', ...termOf(product.trialDays, now) })
}

/** Refuses the request. */
export async function rejectTrial(call: DeskCall<typeof deskTrialsOperations.rejectTrial>) {
  await holdApplied(call)
  return decide(call, { state: 'refused', reason: call.body.detail })
}

export const trialDeskRoutes = implement(deskTrialsOperations, { listTrialCases, approveTrial, rejectTrial })

type DecideCall = Pick<
  DeskCall<typeof deskTrialsOperations.approveTrial>,
  'db' | 'now' | 'staff' | 'params' | 'audit'
>

/** Locks the person, and with them the request. */
async function holdApplied({ db, params }: DecideCall) {
  const { user } = await find(db, params.caseId)
  await lockOwner(db, { kind: 'person', userId: user.id }, 'alone')
  const found = await find(db, params.caseId)
  if (found.trial.state !== 'applied') throw new Refusal(deskTrialsRefusals.alreadyDecided)
  return found
}

interface Decision {
  readonly state: 'approved' | 'refused'
  readonly reason: string
  readonly startAt?: Date
  readonly endAt?: Date
}

async function decide({ db, now, staff, params, audit }: DecideCall, decision: Decision) {
  const id = params.caseId
  const { user, product } = await find(db, id)
  await db
    .update(trials)
    .set({ ...decision, decidedAt: now })
    .where(and(eq(trials.userId, user.id), eq(trials.id, id)))
  audit({ userId: user.id, trialId: id, productId: product.id, before: 'applied', after: decision.state })
  const words = wordsOf(decision, product)
  await sendMessage(db, { userIds: [user.id], kind: 'trial', subjectId: id, ...words, now })
  await settleCase(db, { queue: 'trial', caseId: id, actor: staff.actor })
  return caseOf(db, await find(db, id), { now, isFull: staff.reason !== '' })
}

function wordsOf(
  { state, reason }: Decision,
  { texts, trialDays }: typeof catalogueProducts.$inferSelect,
): MessageWords {
  const [name, nameEn] = [texts['zh-CN'].name, texts.en.name]
  return state === 'approved'
    ? {
        title: '试用申请已通过',
        content: `您申请试用的“${name}”已开通，可使用${trialDays}天。`,
        titleEn: 'Trial approved',
        contentEn: `Your trial of “${nameEn}” has begun and runs for ${trialDays} days.`,
      }
    : {
        title: '试用申请未通过',
        content: `您申请试用的“${name}”未通过。原因：${reason}`,
        titleEn: 'Trial not approved',
        contentEn: `Your request to try “${nameEn}” was not approved. Reason: ${reason}`,
      }
}

async function find(db: Connection, id: string) {
  const [found] = await withNames(db).where(eq(trials.id, id))
  if (!found) throw new Refusal(deskTrialsRefusals.unknown({ id }))
  return found
}

const withNames = (db: Connection) =>
  db
    .select({ trial: trials, product: catalogueProducts, user: users, ...claimColumns })
    .from(trials)
    .innerJoin(catalogueProducts, eq(catalogueProducts.id, trials.productId))
    .innerJoin(users, eq(users.id, trials.userId))
    .leftJoin(deskClaims, claimOn('trial', trials.id))
    .$dynamic()

type Row = Awaited<ReturnType<typeof find>>

interface Looking {
  readonly now: Date
  /** Whether personal data is shown in full. */
  readonly isFull: boolean
}

async function caseOf(db: Connection, row: Row, { now, isFull }: Looking) {
  const { trial, product, user } = row
  const isWaiting = trial.state === 'applied'
  return {
    caseId: trial.id,
    productId: product.id,
    productName: product.texts['zh-CN'].name,
    productNameEn: product.texts.en.name,
    days: product.trialDays,
    userId: user.id,
    name: user.realName || user.nickname,
    phone: isFull ? user.phone : maskedMobile(user.phone),
    purpose: trial.purpose,
    state: trialStateAt(trial, now),
    appliedAt: trial.appliedAt.toISOString(),
    dueAt: new Date(trial.appliedAt.getTime() + promisedHours.trial * 3_600_000).toISOString(),
    decidedAt: trial.decidedAt?.toISOString() ?? null,
    endAt: trial.endAt?.toISOString() ?? null,
    reason: trial.reason,
    isOwned: isWaiting && (await findOwning(db, user.id, product.licenceId, now)) !== undefined,
    claim: isWaiting ? claimOf(row) : null,
  }
}
