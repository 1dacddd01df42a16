import type { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { renewalsRefusals } from '@atrium/contracts/renewals/refusals'
import { and, isNull, not } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { looksAfterAll } from '../organisation'
import { lockProducts } from '../seats'
import { ofCut, requireCut, resolveCut } from './findCut'
import { membersAmong } from './readCut'
import { seatCutMembers, seatCuts } from './tables'

/**
 * Exchanges losers for others. The page sends the difference to what it showed, so that the second of two decisions
 * made at once is refused instead of undoing the first one.
 */
export async function decideSeatCut(call: Call<typeof renewalsOperations.decideSeatCut>) {
  const { db, company, person, body, now, audit } = call
  const key = { companyId: company.companyId, mainId: body.mainId }
  await lockProducts(db, key.companyId, [key.mainId])
  const cut = await requireCut(db, key, now)
  const { holders, losers } = await resolveCut(db, cut)
  const lose = new Set(body.loseUserIds)
  const keep = new Set(body.keepUserIds)
  const named = [...lose, ...keep]
  // Without names, it confirms the choice among all holders.
  if (named.length === 0 && !looksAfterAll(company)) throw new Refusal(renewalsRefusals.allDepartmentsOnly)
  const holds = new Set(holders.map(({ userId }) => userId))
  const inScope = await membersAmong(db, company, named)
  if (named.some((userId) => !holds.has(userId) || !inScope.has(userId)))
    throw new Refusal(renewalsRefusals.notHolders)
  const chosen = new Set(losers.map(({ userId }) => userId).filter((userId) => !keep.has(userId)))
  for (const userId of lose) chosen.add(userId)
  if (chosen.size !== losers.length)
    throw new Refusal(renewalsRefusals.countDiffers({ needed: losers.length }))

  await db.update(seatCutMembers).set({ isChosen: false }).where(ofCut(seatCutMembers, key))
  if (chosen.size > 0)
    await db
      .insert(seatCutMembers)
      .values([...chosen].map((userId) => ({ ...key, userId, isChosen: true })))
      .onConflictDoUpdate({
        target: [seatCutMembers.companyId, seatCutMembers.mainId, seatCutMembers.userId],
        set: { isChosen: true },
      })
  await db
    .delete(seatCutMembers)
    .where(and(ofCut(seatCutMembers, key), not(seatCutMembers.isChosen), isNull(seatCutMembers.notifiedAt)))
  await db.update(seatCuts).set({ decidedBy: person.userId, decidedAt: now }).where(ofCut(seatCuts, key))
  audit({
    mainId: key.mainId,
    members: [...keep, ...lose].map((userId) => ({ userId })),
    losing: [...lose],
    keeping: [...keep],
  })
  return true as const
}

export async function resetSeatCut(call: Call<typeof renewalsOperations.resetSeatCut>) {
  const { db, company, body, now, audit, unchanged } = call
  if (!looksAfterAll(company)) throw new Refusal(renewalsRefusals.allDepartmentsOnly)
  const key = { companyId: company.companyId, mainId: body.mainId }
  await lockProducts(db, key.companyId, [key.mainId])
  const cut = await requireCut(db, key, now)
  if (cut.decidedAt === null) {
    unchanged()
    return true as const
  }
  await db.update(seatCutMembers).set({ isChosen: false }).where(ofCut(seatCutMembers, key))
  await db.delete(seatCutMembers).where(and(ofCut(seatCutMembers, key), isNull(seatCutMembers.notifiedAt)))
  await db.update(seatCuts).set({ decidedBy: null, decidedAt: null }).where(ofCut(seatCuts, key))
  audit({ mainId: key.mainId })
  return true as const
}
