import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { lockProducts, notifyRestored, restoreCancelled, undoTaken } from '../seats'
import { grants } from '../seats/tables'
import { requireGrantable } from './requireGrantable'
import { requireMembers } from './scope'

/** Undoes a recent grant for all of the members and products, or changes nothing. */
export async function undoGrants(call: Call<typeof authorisationOperations.undoGrants>) {
  const { db, company, body, now, audit } = call
  const { companyId } = company
  const [mainIds, userIds] = [[...new Set(body.mainIds)], [...new Set(body.userIds)]]
  const products = await lockProducts(db, companyId, mainIds)
  requireGrantable(products, { count: mainIds.length, now })
  await requireMembers(db, company, userIds)
  const found = await db
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(eq(grants.companyId, companyId), inArray(grants.mainId, mainIds), inArray(grants.userId, userIds)),
    )
  if (found.length < mainIds.length * userIds.length) throw new Refusal(authorisationRefusals.notGranted)
  const grantIds = found.map(({ id }) => id)
  const undone = await undoTaken(db, { companyId, grantIds, now })
  if (undone === 'late') throw new Refusal(authorisationRefusals.tooLateToUndo)
  audit({ undone })
  return true as const
}

/** Undoes a cancel: restores the licences unchanged, with their devices, or changes nothing. */
export async function restoreGrants(call: Call<typeof authorisationOperations.restoreLicences>) {
  const { db, company, body, now, audit } = call
  const { companyId } = company
  const mainIds = [...new Set(body.mainIds)]
  const products = await lockProducts(db, companyId, mainIds)
  requireGrantable(products, { count: mainIds.length, now })
  await requireMembers(db, company, body.userIds)
  const outcome = await restoreCancelled(db, { companyId, mainIds, userIds: body.userIds, now })
  if (outcome.state === 'late') throw new Refusal(authorisationRefusals.tooLateToRestore)
  if (outcome.state === 'held') throw new Refusal(authorisationRefusals.heldAgain)
  if (outcome.state === 'noSeat') throw new Refusal(authorisationRefusals.seatGone)
  audit({
    restored: outcome.grants.map(({ id, mainId, userId, departmentId }) => ({
      grantId: id,
      mainId,
      userId,
      departmentId,
    })),
  })
  await notifyRestored(db, { companyId, now }, outcome.grants, outcome.closed)
  return true as const
}
