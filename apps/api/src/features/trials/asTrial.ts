import type { Language } from '../../platform/people/Language'
import type { catalogueProducts, trials } from '../catalogue/tables'
import { trialStateAt } from './trialState'

interface Found {
  readonly trial: typeof trials.$inferSelect
  readonly product: Pick<typeof catalogueProducts.$inferSelect, 'texts' | 'drawing'>
}

export const asTrial = ({ trial, product }: Found, language: Language, now: Date) => ({
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
