import type { products } from '../seats/tables'

type Product = typeof products.$inferSelect
type Lifetime = Pick<Product, 'disabled' | 'endAt' | 'productType' | 'licensingType'>

/** A licence has expired at `endAt` itself. */
export function statusOf(
  { disabled, endAt }: Pick<Product, 'disabled' | 'endAt'>,
  now: Date,
): 'normal' | 'disabled' | 'expired' {
  if (disabled) return 'disabled'
  return endAt !== null && endAt <= now ? 'expired' : 'normal'
}

/** The wire fields for a licence's kind and state. */
export function licenceState(product: Lifetime, now: Date) {
  const snStatus = statusOf(product, now)
  return {
    isActive: snStatus === 'normal',
    snStatus,
    productType: product.productType === 1 ? 1 : 0,
    licensingType: product.licensingType,
  } as const
}

export const wireTime = (moment: Date | null): string | null => moment?.toISOString() ?? null

const day = 86_400_000

/** Whole days left; 100 for a permanent licence. */
export const remainingDays = (endAt: Date | null, now: Date): number =>
  endAt === null ? 100 : Math.max(0, Math.ceil((endAt.getTime() - now.getTime()) / day))
