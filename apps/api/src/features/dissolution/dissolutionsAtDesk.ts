import { dissolutionRefusals } from '@atrium/contracts/account/refusals'
import { promisedHours } from '@atrium/contracts/desk/cases/contract'
import { deskDissolutionsOperations } from '@atrium/contracts/desk/dissolutions/policy'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { claimColumns, claimOf, claimOn, settleCase } from '../../platform/desk'
import { deskClaims } from '../../platform/desk/tables'
import { sendMessage } from '../../platform/notifications'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { DeskCall } from '../../ports/deskCommand'
import { implement } from '../../ports/implement'
import { lockCompany } from '../organisation'
import { companies, memberships } from '../organisation/tables'
import { dissolve } from './dissolve'
import { findBlocks, requireNone } from './findBlocks'
import { dissolutions } from './tables'

export async function listDissolutionCases({
  db,
  now,
}: DeskCall<typeof deskDissolutionsOperations.listDissolutionCases>) {
  const members = db
    .select({ members: count() })
    .from(memberships)
    .where(eq(memberships.companyId, dissolutions.companyId))
  const rows = await db
    .select({
      request: dissolutions,
      name: companies.name,
      requestedBy: users.realName,
      members: sql<number>`(${members})::int`,
      ...claimColumns,
    })
    .from(dissolutions)
    .innerJoin(companies, eq(companies.id, dissolutions.companyId))
    .innerJoin(users, eq(users.id, dissolutions.requestedBy))
    .leftJoin(deskClaims, claimOn('dissolution', dissolutions.companyId))
    .where(eq(dissolutions.status, 'pending'))
    .orderBy(asc(dissolutions.requestedAt))
  const list = []
  for (const { request, name, requestedBy, members, ...claimed } of rows)
    list.push({
      companyId: request.companyId,
      name,
      requestedAt: request.requestedAt.toISOString(),
      requestedBy,
      reason: request.reason,
      dueAt: new Date(request.requestedAt.getTime() + promisedHours.dissolution * 3_600_000).toISOString(),
      members,
      blocks: await blocksOf(db, request.companyId, now),
      claim: claimOf(claimed),
    })
  return list
}

/** Dissolves the company. */
export async function approveDissolution({
  db,
  now,
  staff,
  params: { companyId },
  audit,
}: DeskCall<typeof deskDissolutionsOperations.approveDissolution>) {
  const { company, request } = await holdPending(db, companyId)
  requireNone(await blocksOf(db, companyId, now))
  await decide(db, request, { status: 'approved', decidedAt: now })
  const ended = await dissolve(db, company, now)
  audit({ requestId: request.id, name: company.name, ...ended }, companyId)
  await settleCase(db, { queue: 'dissolution', caseId: companyId, actor: staff.actor })
  return { name: company.name, ...ended }
}

/** Rejects the request, and notifies the person who made it. */
export async function rejectDissolution({
  db,
  now,
  staff,
  params: { companyId },
  body: { detail: remark },
  audit,
}: DeskCall<typeof deskDissolutionsOperations.rejectDissolution>) {
  const { company, request } = await holdPending(db, companyId)
  await decide(db, request, { status: 'rejected', decidedAt: now, remark })
  audit({ requestId: request.id, remark }, companyId)
  await sendMessage(db, {
    userIds: [request.requestedBy],
    kind: 'dissolution',
    companyId,
    title: '企业注销申请未通过',
    content: `“${company.name}”的注销申请未通过：${remark}`,
    titleEn: 'Account closure not approved',
    contentEn: `The application to close the account of “${company.name}” was not approved: ${remark}`,
    now,
  })
  await settleCase(db, { queue: 'dissolution', caseId: companyId, actor: staff.actor })
  return { name: company.name }
}

export const dissolutionDeskRoutes = implement(deskDissolutionsOperations, {
  listDissolutionCases,
  approveDissolution,
  rejectDissolution,
})

/** Unpaid orders end with the company; payments and reviews in progress do not. */
const blocksOf = async (db: Connection, companyId: string, now: Date) =>
  (await findBlocks(db, companyId, now)).filter(
    ({ kind }) => kind !== 'ordersUnpaid' && kind !== 'ordersFailed',
  )

async function holdPending(db: Connection, companyId: string) {
  await lockCompany(db, companyId, 'alone')
  const [found] = await db
    .select({ company: { id: companies.id, name: companies.name }, request: dissolutions })
    .from(dissolutions)
    .innerJoin(companies, eq(companies.id, dissolutions.companyId))
    .where(and(eq(dissolutions.companyId, companyId), eq(dissolutions.status, 'pending')))
  if (!found) throw new Refusal(dissolutionRefusals.requestMissing)
  return found
}

type Decision = Partial<Pick<typeof dissolutions.$inferSelect, 'status' | 'decidedAt' | 'remark'>>

const decide = (db: Connection, { companyId, id }: typeof dissolutions.$inferSelect, decision: Decision) =>
  db
    .update(dissolutions)
    .set(decision)
    .where(and(eq(dissolutions.companyId, companyId), eq(dissolutions.id, id)))
