import { and } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { findApplicant } from '../applications'
import { hasStatus } from '../invitations'
import { invitations } from '../invitations/tables'
import { ofPerson } from './ofPerson'

/** How many to-dos wait for a person. */
export async function countWaiting(db: Connection, userId: string, now: Date): Promise<number> {
  const own = ofPerson(await findApplicant(db, userId))
  return db.$count(invitations, and(own, hasStatus(4, now)))
}
