import type { products } from '../seats/tables'

type Product = Pick<
  typeof products.$inferSelect,
  'licensingType' | 'startAt' | 'endAt' | 'disabled' | 'isTrial'
>

const day = 86_400_000

/** The term on a product's card, in the specification's format. */
export function validityOf(
  product: Product,
  seats: { readonly total: number; readonly used: number },
  now: Date,
) {
  const { startAt, endAt, isTrial } = product
  const permanent = product.licensingType === 'permanent' || endAt === null
  const left = permanent ? 100 : Math.max(0, Math.ceil((endAt.getTime() - now.getTime()) / day))
  return {
    trialSnCount: isTrial ? seats.total : 0,
    hasUsedTrialSnCount: isTrial ? seats.used : 0,
    startTime: startAt?.toISOString() ?? null,
    dueTime: permanent ? null : endAt.toISOString(),
    trialDays:
      permanent || startAt === null
        ? 0
        : Math.max(0, Math.round((endAt.getTime() - startAt.getTime()) / day)),
    remainingDays: left,
    isActive: !product.disabled && left > 0,
  }
}
