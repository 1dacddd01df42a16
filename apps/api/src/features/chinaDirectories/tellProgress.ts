import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { memberships } from '../organisation/tables'

interface Progress {
  readonly companyId: string
  readonly directoryId: string
  readonly id: string
  /** Nothing goes on until somebody decides. */
  readonly isAtRest: boolean
}

/** Tells the super administrator's pages. Call it last, like every publication. */
export async function tellProgress(
  db: Connection,
  { companyId, directoryId, id: differenceId, isAtRest }: Progress,
): Promise<void> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  await publish(db, {
    userIds: rows.map(({ userId }) => userId),
    target: 'OnDirectory',
    payload: { enterPriseId: companyId, directoryId, differenceId, isAtRest },
  })
}
