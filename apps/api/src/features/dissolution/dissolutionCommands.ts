import { dissolutionRefusals } from '@atrium/contracts/account/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { sendMessage } from '../../platform/notifications'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { lockCompany } from '../organisation'
import { companies } from '../organisation/tables'
import { dissolve } from './dissolve'
import { findBlocks, requireNone } from './findBlocks'
import { dissolutions } from './tables'

/** Commands for the vendor to decide about dissolutions. */
export const dissolutionCommands: readonly OperatorCommand[] = [
  {
    name: 'dissolutions list',
    usage: '',
    about: 'Companies that wait to be dissolved, longest waiting first.',
    effect: 'reads',
    run: list,
  },
  {
    name: 'dissolutions approve',
    usage: '<company>',
    about: 'Dissolves a company on its own request, at once and permanently.',
    effect: 'writes',
    run: approve,
  },
  {
    name: 'dissolutions reject',
    usage: '<company> --reason <text>',
    about: 'Rejects the request; the company continues, and its administrator gets the reason.',
    effect: 'writes',
    run: reject,
  },
]

async function list({ db }: OperatorCall): Promise<string> {
  const rows = await db
    .select({
      companyId: dissolutions.companyId,
      name: companies.name,
      requestedAt: dissolutions.requestedAt,
      by: users.realName,
      reason: dissolutions.reason,
    })
    .from(dissolutions)
    .innerJoin(companies, eq(companies.id, dissolutions.companyId))
    .innerJoin(users, eq(users.id, dissolutions.requestedBy))
    .where(eq(dissolutions.status, 'pending'))
    .orderBy(dissolutions.requestedAt)
  if (rows.length === 0) return 'No company waits to be dissolved.'
  return rows
    .map(({ companyId, name, requestedAt, by, reason }) =>
      [companyId, name, requestedAt.toISOString(), by, reason.replace(/\s+/g, ' ')].join('  ').trim(),
    )
    .join('\n')
}

async function approve({ db, now, operands: [companyId = ''], audit }: OperatorCall): Promise<string> {
  const { company, request } = await holdPending(db, companyId)
  const blocks = await findBlocks(db, companyId, now)
  // Unpaid orders end with the company; payments and reviews in progress do not.
  requireNone(blocks.filter(({ kind }) => kind !== 'ordersUnpaid' && kind !== 'ordersFailed'))
  await decide(db, request, { status: 'approved', decidedAt: now })
  const ended = await dissolve(db, company, now)
  audit(companyId, { requestId: request.id, name: company.name, ...ended })
  return `${company.name} is dissolved: ${ended.members} members, ${ended.licences} licences, ${ended.invitations} invitations, ${ended.orders} unpaid orders.`
}

async function reject({
  db,
  now,
  operands: [companyId = ''],
  options,
  audit,
}: OperatorCall): Promise<string> {
  const { company, request } = await holdPending(db, companyId)
  const remark = String(options.reason)
  await decide(db, request, { status: 'rejected', decidedAt: now, remark })
  audit(companyId, { requestId: request.id, remark })
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
  return `${company.name} goes on.`
}

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
