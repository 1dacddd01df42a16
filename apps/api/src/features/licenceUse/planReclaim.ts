import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { licenceUseRefusals } from '@atrium/contracts/licenceUse/refusals'
import { and, asc, isNull, not } from 'drizzle-orm'
import { isAmong } from '../../platform/database/isAmong'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { heldInScope, statusOf } from '../authorisation'
import { lockProducts } from '../seats'
import { grants } from '../seats/tables'
import { isIdle, reportsUse } from '../use'
import { notifyPlanned } from './notifyHolders'
import { isSpared, plannedReturn } from './planned'
import { storeReclaim } from './storeReclaim'

/**
 * Takes idle licences back, at once or on a later day at nine in the morning in China, when administrators are at work
 * and can still undo it.
 */
export async function planReclaim(call: Call<typeof licenceUseOperations.planReclaim>) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  const { mainId, idleDays, noticeDays } = body
  // Two plans at once would announce the same seats twice.
  const [product] = await lockProducts(db, companyId, [mainId])
  if (!product) throw new Refusal(authorisationRefusals.productMissing)
  if (statusOf(product, now) !== 'normal') throw new Refusal(authorisationRefusals.notNormal)
  if (!(await reportsUse(db, product))) throw new Refusal(licenceUseRefusals.useUnreported)
  const rows = await db
    .select({ userId: grants.userId })
    .from(grants)
    .where(
      and(
        heldInScope(call, mainId),
        isAmong(grants.userId, body.userIds),
        isIdle(now, idleDays),
        not(isSpared(db, now)),
        isNull(plannedReturn(db, now)),
      ),
    )
    .orderBy(asc(grants.idleSince), asc(grants.id))
  const userIds = rows.map(({ userId }) => userId)
  if (userIds.length === 0) throw new Refusal(licenceUseRefusals.nobodyIdle)

  const stored = await storeReclaim(db, {
    companyId,
    mainId,
    userIds,
    idleDays,
    noticeDays,
    plannedBy: person.userId,
    sessionId: person.sessionId,
    now,
  })
  const { reclaimId, dueAt, changeId } = stored
  audit({ reclaimId, mainId, userIds, idleDays, noticeDays, ...(changeId !== null && { changeId }) })
  if (changeId === null) await notifyPlanned(db, { companyId, mainId, userIds, idleDays, dueAt, now })
  return { reclaimId, count: userIds.length, dueAt: dueAt.toISOString(), changeId }
}
