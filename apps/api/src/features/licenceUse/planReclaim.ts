import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { licenceUseRefusals } from '@atrium/contracts/licenceUse/refusals'
import { and, asc, isNull, not, sql } from 'drizzle-orm'
import { isAmong } from '../../platform/database/isAmong'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { heldInScope, statusOf } from '../authorisation'
import { storeBulkChange } from '../bulkLicences'
import { lockProducts } from '../seats'
import { grants } from '../seats/tables'
import { dayOf, isIdle, reportsUse } from '../use'
import { isExempt } from './exemptions'
import { notifyPlanned } from './notifyHolders'
import { plannedReturn } from './planned'
import { reclaimLines, reclaims } from './tables'

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
        not(isExempt(db, now)),
        isNull(plannedReturn(db, now)),
      ),
    )
    .orderBy(asc(grants.idleSince), asc(grants.id))
  const userIds = rows.map(({ userId }) => userId)
  if (userIds.length === 0) throw new Refusal(licenceUseRefusals.nobodyIdle)

  const reclaimId = randomId()
  const plannedOn = dayOf(now)
  const isNow = noticeDays === 0
  const dueAt = isNow ? now : morningAfter(plannedOn, noticeDays)
  const by = { startedBy: person.userId, sessionId: person.sessionId, now }
  const changeId = isNow
    ? await storeBulkChange(db, {
        companyId,
        kind: 'cancel',
        userIds,
        mainIds: [mainId],
        usedFrom: plannedOn,
        ...by,
      })
    : null
  await db.insert(reclaims).values({
    companyId,
    id: reclaimId,
    mainId,
    idleDays,
    state: isNow ? 'done' : 'planned',
    plannedBy: person.userId,
    sessionId: person.sessionId,
    plannedAt: now,
    plannedOn,
    dueAt,
    total: userIds.length,
    taken: isNow ? userIds.length : null,
    changeId,
  })
  await db.execute(sql`
    insert into ${reclaimLines} (company_id, reclaim_id, user_id)
    select ${companyId}, ${reclaimId}, jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)`)
  audit({ reclaimId, mainId, userIds, idleDays, noticeDays, ...(changeId !== null && { changeId }) })
  if (!isNow) await notifyPlanned(db, { companyId, mainId, userIds, idleDays, dueAt, now })
  return { reclaimId, count: userIds.length, dueAt: dueAt.toISOString(), changeId }
}

/** Nine in the morning in China, that many days after a day `YYYY-MM-DD`. */
const morningAfter = (day: string, days: number): Date =>
  new Date(Date.parse(`${day}T01:00:00Z`) + days * 86_400_000)
