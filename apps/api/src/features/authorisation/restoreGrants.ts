import { authorisationErrors } from '@atrium/contracts/authorisation/contract'
import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { lockProducts, notEnoughSeatsMessage, restoreCancelled, tellRestored } from '../seats'
import { refusals } from './refusals'
import { requireGrantable } from './requireGrantable'
import { requireMembers } from './scope'

/** Undoes a cancel: the licences are what they were, devices included, or nothing is changed. */
export async function restoreGrants(call: Call<typeof authorisationOperations.restoreLicences>) {
  const { db, company, body, now, audit } = call
  const { companyId } = company
  const mainIds = [...new Set(body.mainIds)]
  const products = await lockProducts(db, companyId, mainIds)
  requireGrantable(products, { count: mainIds.length, now })
  await requireMembers(db, company, body.userIds)
  const outcome = await restoreCancelled(db, { companyId, mainIds, userIds: body.userIds, now })
  if (outcome.state === 'late') throw refusals.tooLateToRestore()
  if (outcome.state === 'held') throw refusals.heldAgain()
  if (outcome.state === 'noSeat') throw new Refusal(authorisationErrors.notEnoughSeats, notEnoughSeatsMessage)
  audit({
    restored: outcome.grants.map(({ id, mainId, userId, departmentId }) => ({
      ...{ grantId: id, mainId, userId, departmentId },
    })),
  })
  await tellRestored(db, { companyId, now }, outcome.grants, outcome.closed)
  return true as const
}
