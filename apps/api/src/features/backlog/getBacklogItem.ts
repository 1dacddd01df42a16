import type { backlogOperations } from '@atrium/contracts/backlog/policy'
import { backlogRefusals } from '@atrium/contracts/backlog/refusals'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findApplicant } from '../applications'
import { invitations } from '../invitations/tables'
import { asItem } from './asItem'
import { itemsOf } from './itemsOf'
import { ofPerson } from './ofPerson'

export async function getBacklogItem(call: Call<typeof backlogOperations.getBacklogItem>) {
  const { db, person, query, now, ports } = call
  const own = ofPerson(await findApplicant(db, person.userId))
  const [found] = await itemsOf(db, and(own, eq(invitations.id, query.backLogId)))
  if (!found) throw new Refusal(backlogRefusals.missing)
  return asItem(ports, now)(found)
}
