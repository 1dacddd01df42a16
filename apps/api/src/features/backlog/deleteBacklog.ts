import type { backlogOperations } from '@atrium/contracts/backlog/policy'
import { backlogRefusals } from '@atrium/contracts/backlog/refusals'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { publish } from '../../platform/events'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findApplicant } from '../applications'
import { currentStatus } from '../invitations'
import { invitations } from '../invitations/tables'
import { ofPerson } from './ofPerson'

/** A pending invitation must be answered first, or the inviter would wait forever. */
export async function deleteBacklog(call: Call<typeof backlogOperations.deleteBacklog>): Promise<true> {
  const { db, person, body, now, audit } = call
  const ids = [...new Set(body.backLogIds)]
  const named = and(ofPerson(await findApplicant(db, person.userId)), inArray(invitations.id, ids))
  const rows = await db.select().from(invitations).where(named).orderBy(asc(invitations.id)).for('update')
  if (rows.length < ids.length) throw new Refusal(backlogRefusals.missing)
  if (rows.some((row) => currentStatus(row, now) === waiting)) throw new Refusal(backlogRefusals.stillWaiting)
  for (const { companyId, id } of rows) {
    const row = and(eq(invitations.companyId, companyId), eq(invitations.id, id))
    await db.update(invitations).set({ putAwayAt: now }).where(row)
  }
  audit({ invitations: rows.map(({ companyId, id }) => ({ companyId, id })) })
  await publish(db, { userIds: [person.userId], target: 'OnMenusChanged' })
  return true
}

const waiting = 4
