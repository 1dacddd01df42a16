import type { CompanyHomeContent } from './api'

/** The facts on a product's card, for any type of product. */
export interface ProductCardContent {
  readonly id: string
  readonly name: string
  readonly kind: 'serial' | 'cloud'
  readonly status: 'normal' | 'expired' | 'disabled'
  readonly licensingType: 'permanent' | 'dated'
  readonly start: string | null
  readonly end: string | null
  readonly trial: { readonly used: number; readonly total: number } | undefined
  readonly remainingDays: number
}

type Validity = Omit<CompanyHomeContent['subscriptions'][number], 'productName' | 'productId'>

export function productCards(content: CompanyHomeContent): readonly ProductCardContent[] {
  return [
    ...content.products.map((product) => ({
      id: product.productId,
      name: product.productName,
      kind: 'serial' as const,
      ...termOf(product),
    })),
    ...content.subscriptions.map((product) => ({
      id: product.productId,
      name: product.productName,
      kind: 'cloud' as const,
      ...termOf(product),
    })),
  ]
}

function termOf(product: Validity) {
  const expired = product.remainingDays === 0
  return {
    status: product.isActive ? ('normal' as const) : expired ? ('expired' as const) : ('disabled' as const),
    licensingType: product.licensingType,
    start: product.startTime,
    end: product.endTime,
    trial: product.seatCount > 0 ? { used: product.usedSeatCount, total: product.seatCount } : undefined,
    remainingDays: product.remainingDays,
  }
}
