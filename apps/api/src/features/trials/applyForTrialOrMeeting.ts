import { meetingsRefusals } from '@atrium/contracts/catalogue/meetings/refusals'
import type { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { trialsRefusals } from '@atrium/contracts/catalogue/trials/refusals'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { catalogueProducts, trials } from '../catalogue/tables'
import { findEnd } from '../deregistration'
import { applyForMeeting } from '../meetings'
import { lockOwner } from '../organisation'
import { findOwning } from '../ownProducts'
import { countMissing } from '../profile'
import { termOf, trialStateAt } from './trialState'

/** Under the lock of the person's account, so that two clicks make one request. */
export async function applyForTrialOrMeeting(call: Call<typeof trialsOperations.applyForTrialOrMeeting>) {
  const { db, person, body } = call
  const { userId } = person
  await lockOwner(db, { kind: 'person', userId }, 'alone')
  if (await findEnd(db, userId)) {
    throw new Refusal(body.type === 'meeting' ? meetingsRefusals.leaving : trialsRefusals.leaving)
  }
  return body.type === 'meeting' ? applyForMeeting(call, body) : applyForTrial(call, body)
}

async function applyForTrial(
  { db, now, person: { userId }, audit }: Call<typeof trialsOperations.applyForTrialOrMeeting>,
  { id: productId, purpose }: { readonly id: string; readonly purpose: string },
) {
  const [product] = await db
    .select()
    .from(catalogueProducts)
    .where(and(eq(catalogueProducts.id, productId), isNull(catalogueProducts.withdrawnAt)))
  if (!product) throw new Refusal(trialsRefusals.unknownProduct)
  if (product.trialDays === null) throw new Refusal(trialsRefusals.notOffered)
  const [last] = await db
    .select()
    .from(trials)
    .where(
      and(
        eq(trials.userId, userId),
        eq(trials.productId, product.id),
        inArray(trials.state, ['applied', 'approved']),
      ),
    )
  if (last)
    throw trialStateAt(last, now) === 'over'
      ? new Refusal(trialsRefusals.usedUp)
      : new Refusal(trialsRefusals.underWay)
  if (await findOwning(db, userId, product.licenceId, now)) throw new Refusal(trialsRefusals.owned)
  if ((await countMissing(db, userId)) > 0) throw new Refusal(trialsRefusals.profileIncomplete)

  const trial = {
    userId,
    id: randomId(),
    productId: product.id,
    purpose,
    appliedAt: now,
    ...(product.isInstant
      ? { state: 'approved' as const, decidedAt: now, ...termOf(product.trialDays, now) }
      : { state: 'applied' as const }),
  }
  await db.insert(trials).values(trial)
  audit({ trialId: trial.id, productId: product.id, state: trial.state })
  return { id: trial.id, state: product.isInstant ? ('running' as const) : ('applied' as const) }
}
