import { type CaseQueue, promisedHours } from '@atrium/contracts/desk/cases/contract'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { deskClaims } from '../../platform/desk/tables'
import { users } from '../../platform/people/tables'
import { trials } from '../catalogue/tables'
import { certifications } from '../company/tables'
import { dissolutions } from '../dissolution/tables'
import { orders } from '../orders/tables'
import { companies } from '../organisation/tables'

export interface WaitingCase {
  readonly queue: CaseQueue
  readonly caseId: string
  readonly about: string
  readonly since: Date
}

/** The cases that wait in a queue, as a subquery. */
function waitingIn(db: Connection, queue: CaseQueue) {
  switch (queue) {
    case 'certification':
      return db
        .select(
          columnsOf({
            caseId: certifications.id,
            about: certifications.name,
            since: certifications.submittedAt,
          }),
        )
        .from(certifications)
        .where(eq(certifications.state, 'pending'))
        .as('waiting')
    case 'dissolution':
      return (
        db
          // A company has one request at a time, and its command names the company.
          .select(
            columnsOf({
              caseId: dissolutions.companyId,
              about: companies.name,
              since: dissolutions.requestedAt,
            }),
          )
          .from(dissolutions)
          .innerJoin(companies, eq(companies.id, dissolutions.companyId))
          .where(eq(dissolutions.status, 'pending'))
          .as('waiting')
      )
    case 'trial':
      return db
        .select(columnsOf({ caseId: trials.id, about: users.realName, since: trials.appliedAt }))
        .from(trials)
        .innerJoin(users, eq(users.id, trials.userId))
        .where(eq(trials.state, 'applied'))
        .as('waiting')
    case 'invoice':
      return db
        .select(
          columnsOf({
            caseId: orders.orderNo,
            about: sql`${orders.invoice} ->> 'invoiceHeader'`,
            since: orders.paidAt,
          }),
        )
        .from(orders)
        .where(
          and(
            isNotNull(orders.invoice),
            inArray(orders.status, ['SUCCESS', 'COMPLETED']),
            isNull(orders.invoiceIssuedAt),
          ),
        )
        .as('waiting')
  }
}

type Columns = Readonly<Record<'caseId' | 'about' | 'since', unknown>>

const columnsOf = ({ caseId, about, since }: Columns) => ({
  caseId: sql<string>`${caseId}`.as('waiting_case'),
  about: sql<string>`${about}`.as('waiting_about'),
  since: sql<string>`${since}`.as('waiting_since'),
})

/** The oldest cases of a queue. */
export async function oldestOf(db: Connection, queue: CaseQueue, limit: number): Promise<WaitingCase[]> {
  const waiting = waitingIn(db, queue)
  const rows = await db
    .select({ caseId: waiting.caseId, about: waiting.about, since: waiting.since })
    .from(waiting)
    .orderBy(asc(waiting.since), asc(waiting.caseId))
    .limit(limit)
  return rows.map(({ caseId, about, since }) => ({ queue, caseId, about, since: new Date(since) }))
}

/** Whether the case still waits. */
export async function isWaiting(db: Connection, queue: CaseQueue, caseId: string): Promise<boolean> {
  const waiting = waitingIn(db, queue)
  const rows = await db
    .select({ caseId: waiting.caseId })
    .from(waiting)
    .where(eq(waiting.caseId, caseId))
    .limit(1)
  return rows.length > 0
}

interface ForPerson {
  readonly userId: string
  readonly now: Date
}

/** How many cases wait in a queue, and how they fare. */
export async function sumsOf(db: Connection, queue: CaseQueue, { userId, now }: ForPerson) {
  const waiting = waitingIn(db, queue)
  const late = new Date(now.getTime() - promisedHours[queue] * 3_600_000).toISOString()
  const [sums] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      free: sql<number>`count(*) filter (where ${deskClaims.userId} is null)::int`,
      late: sql<number>`count(*) filter (where ${waiting.since} < ${late}::timestamptz)::int`,
      own: sql<number>`count(*) filter (where ${deskClaims.userId} = ${userId})::int`,
      oldest: sql<string | null>`min(${waiting.since})`,
    })
    .from(waiting)
    .leftJoin(deskClaims, and(eq(deskClaims.queue, queue), eq(deskClaims.caseId, waiting.caseId)))
  return {
    queue,
    waiting: sums?.waiting ?? 0,
    free: sums?.free ?? 0,
    late: sums?.late ?? 0,
    own: sums?.own ?? 0,
    oldestAt: sums?.oldest ? new Date(sums.oldest).toISOString() : null,
    promisedHours: promisedHours[queue],
  }
}
