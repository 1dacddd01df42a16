import type { trialStates } from '@atrium/contracts/catalogue/trials/contract'
import type { trialsOperations } from '@atrium/contracts/catalogue/trials/policy'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../platform/people/Language'
import type { Call } from '../../ports/Call'
import { catalogueProducts, trials } from '../catalogue/tables'
import { findOwning } from '../ownProducts'
import { countMissing } from '../profile'

type TrialState = (typeof trialStates)[number]
type TrialRow = typeof trials.$inferSelect

/** A trial expires automatically. */
export function trialStateAt({ state, endAt }: TrialRow, now: Date): TrialState {
  if (state !== 'approved') return state
  return endAt !== null && endAt > now ? 'running' : 'over'
}

/** The same as a query expression. */
export const trialStateColumn = (now: Date): SQL<TrialState> =>
  sql<TrialState>`case when ${trials.state} <> 'approved' then ${trials.state}
    when ${trials.endAt} > ${now.toISOString()}::timestamptz then 'running' else 'over' end`

/** The term from now on, in days of 24 hours. */
export const termOf = (days: number, now: Date) => ({
  startAt: now,
  endAt: new Date(now.getTime() + days * 86_400_000),
})

interface TrialWithProduct {
  readonly trial: typeof trials.$inferSelect
  readonly product: Pick<typeof catalogueProducts.$inferSelect, 'texts' | 'drawing'>
}

export const asTrial = ({ trial, product }: TrialWithProduct, language: Language, now: Date) => ({
  id: trial.id,
  trialCenterProductId: trial.productId,
  productName: product.texts[language].name,
  drawing: product.drawing,
  state: trialStateAt(trial, now),
  purpose: trial.purpose,
  appliedAt: trial.appliedAt.toISOString(),
  decidedAt: trial.decidedAt?.toISOString() ?? null,
  reason: trial.reason,
  startAt: trial.startAt?.toISOString() ?? null,
  endAt: trial.endAt?.toISOString() ?? null,
})

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
