import type { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { and, desc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { catalogueProducts, trials } from '../catalogue/tables'
import { findOwning } from '../owned'
import { countMissing } from '../profile'
import { asTrial } from './asTrial'

export async function getTrialOf(call: Call<typeof trialsOperations.getTrialOf>) {
  const { db, person, params, language, now } = call
  const [latest] = await db
    .select({ trial: trials, product: catalogueProducts })
    .from(trials)
    .innerJoin(catalogueProducts, eq(catalogueProducts.id, trials.productId))
    .where(and(eq(trials.userId, person.userId), eq(trials.productId, params.id)))
    .orderBy(desc(trials.appliedAt), desc(trials.id))
    .limit(1)
  const [product] = await db.select().from(catalogueProducts).where(eq(catalogueProducts.id, params.id))
  const owning = product && (await findOwning(db, person.userId, product.licenceId, now))
  return {
    owned: owning ? { ...owning, endAt: owning.endAt?.toISOString() ?? null } : null,
    trial: latest ? asTrial(latest, language, now) : null,
    missing: await countMissing(db, person.userId),
  }
}
