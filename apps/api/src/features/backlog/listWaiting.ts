import type { backlogOperations } from '@atrium/contracts/backlog/policy'
import { and, asc } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call } from '../../ports/Call'
import { findApplicant } from '../applications'
import { hasStatus } from '../invitations'
import { invitations } from '../invitations/tables'
import { asItem } from './asItem'
import { itemsOf } from './itemsOf'
import { ofPerson } from './ofPerson'

const most = 50

export async function listWaiting({ db, person, now, ports }: Call<typeof backlogOperations.listWaiting>) {
  const own = ofPerson(await findApplicant(db, person.userId))
  const rows = await itemsOf(db, and(own, hasStatus(4, now)))
    .orderBy(asc(invitations.expiresAt), asc(invitations.id))
    .limit(most)
  return rows.map(asItem(ports, now))
}

/** Counts a person's pending to-dos. */
export async function countWaiting(db: Connection, userId: string, now: Date): Promise<number> {
  const own = ofPerson(await findApplicant(db, userId))
  return db.$count(invitations, and(own, hasStatus(4, now)))
}
