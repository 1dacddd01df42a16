import type { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import type { Call } from '../../ports/Call'
import { catalogueProducts, trials } from '../catalogue/tables'
import { findEnd } from '../deregistration'
import { applyForMeeting } from '../meetings'
import { lockOwner } from '../organisation'
import { findOwning } from '../owned'
import { countMissing } from '../profile'
import { refusals } from './refusals'
import { termOf, trialStateAt } from './trialState'

/** Under the lock of the person's account, so that two clicks make one request. */
export async function applyForTrialOrMeeting(call: Call<typeof trialsOperations.applyForTrialOrMeeting>) {
  const { db, person, body } = call
  const { userId } = person
  await lockOwner(db, { kind: 'person', userId }, 'alone')
  if (await findEnd(db, userId)) throw refusals.leaving()
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
  if (!product) throw refusals.unknownProduct()
  if (product.trialDays === null) throw refusals.notOffered()
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
  if (last) throw trialStateAt(last, now) === 'over' ? refusals.usedUp() : refusals.underWay()
  if (await findOwning(db, userId, product.licenceId, now)) throw refusals.owned()
  if ((await countMissing(db, userId)) > 0) throw refusals.profileIncomplete()

  const trial = {
    ...{ userId, id: randomId(), productId: product.id, purpose, appliedAt: now },
    ...(product.isInstant
      ? { state: 'approved' as const, decidedAt: now, ...termOf(product.trialDays, now) }
      : { state: 'applied' as const }),
  }
  await db.insert(trials).values(trial)
  audit({ trialId: trial.id, productId: product.id, state: trial.state })
  return { id: trial.id, state: product.isInstant ? ('running' as const) : ('applied' as const) }
}
