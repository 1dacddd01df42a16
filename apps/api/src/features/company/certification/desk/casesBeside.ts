import { and, asc, desc, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../../platform/database/Connection'
import { claimOn } from '../../../../platform/desk'
import { deskClaims } from '../../../../platform/desk/tables'
import type { StaffActor } from '../../../../platform/people/StaffActor'
import { certifications } from '../../tables'

type Place = Pick<typeof certifications.$inferSelect, 'id' | 'submittedAt'>
type Viewer = Pick<StaffActor, 'userId'>

/** The waiting cases before and after this one that no colleague of the viewer works on; null: none. */
export async function casesBeside(db: Connection, { id, submittedAt }: Place, viewer: Viewer) {
  const { id: caseId, submittedAt: at } = certifications
  return {
    nextId: await firstOf(db, viewer, or(gt(at, submittedAt), and(eq(at, submittedAt), gt(caseId, id))), asc),
    previousId: await firstOf(
      db,
      viewer,
      or(lt(at, submittedAt), and(eq(at, submittedAt), lt(caseId, id))),
      desc,
    ),
  }
}

/** The case to go on with after this one: the next one, else the oldest that was left out; null: none. */
export async function caseAfter(db: Connection, place: Place, viewer: Viewer): Promise<string | null> {
  const { nextId } = await casesBeside(db, place, viewer)
  return nextId ?? (await firstOf(db, viewer, ne(certifications.id, place.id), asc))
}

async function firstOf(
  db: Connection,
  { userId }: Viewer,
  where: SQL | undefined,
  order: typeof asc | typeof desc,
): Promise<string | null> {
  const free = isNull(deskClaims.userId)
  const [found] = await db
    .select({ id: certifications.id })
    .from(certifications)
    .leftJoin(deskClaims, claimOn('certification', certifications.id))
    .where(
      and(
        eq(certifications.state, 'pending'),
        where,
        userId === undefined ? free : or(free, eq(deskClaims.userId, userId)),
      ),
    )
    .orderBy(order(certifications.submittedAt), order(certifications.id))
    .limit(1)
  return found?.id ?? null
}
