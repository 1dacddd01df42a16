import { promisedHours } from '@atrium/contracts/desk/cases/contract'
import type { deskCertificationsOperations } from '@atrium/contracts/desk/certifications/policy'
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm'
import { contains } from '../../../../platform/database/contains'
import { claimColumns, claimOf, claimOn } from '../../../../platform/desk'
import { deskClaims } from '../../../../platform/desk/tables'
import { users } from '../../../../platform/people/tables'
import type { DeskCall } from '../../../../ports/deskCommand'
import { certifications } from '../../tables'

/** Counts up to here; beyond, the page says "more than". */
const mostCounted = 10_000

export async function listCertificationCases({
  db,
  query,
}: DeskCall<typeof deskCertificationsOperations.listCertificationCases>) {
  const { state = 'pending', search = '', pageIndex, pageSize } = query
  const listed = and(eq(certifications.state, state), matching(search))
  const order = state === 'pending' ? asc : desc
  const rows = await db
    .select({ submission: certifications, submittedBy: users.realName, ...claimColumns })
    .from(certifications)
    .innerJoin(users, eq(users.id, certifications.submittedBy))
    .leftJoin(deskClaims, claimOn('certification', certifications.id))
    .where(listed)
    .orderBy(order(certifications.submittedAt), order(certifications.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const counted = db.select({ id: certifications.id }).from(certifications).where(listed).limit(mostCounted)
  return { totalItems: await db.$count(counted.as('counted')), list: rows.map(rowOf) }
}

const matching = (search: string): SQL | undefined =>
  search === '' ? undefined : or(contains(certifications.name, search), contains(certifications.code, search))

type Row = Parameters<typeof claimOf>[0] & {
  readonly submission: typeof certifications.$inferSelect
  readonly submittedBy: string
}

/** A case as lists show it. */
export function rowOf({ submission, submittedBy, ...claimed }: Row) {
  const { id, companyId, name, code, state, statusBefore, submittedAt, auditedAt } = submission
  return {
    caseId: id,
    companyId,
    name,
    code,
    state,
    isFirst: statusBefore === 0,
    submittedAt: submittedAt.toISOString(),
    submittedBy,
    decidedAt: auditedAt?.toISOString() ?? null,
    dueAt: new Date(submittedAt.getTime() + promisedHours.certification * 3_600_000).toISOString(),
    claim: state === 'pending' ? claimOf(claimed) : null,
  }
}
