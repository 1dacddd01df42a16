import type { CompanyHomeContent } from './atoms'

/** What a product's card shows, whichever kind of product it is. */
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

type Validity = Omit<CompanyHomeContent['enterpriseSaasProducts'][number], 'saasProductName' | 'mainId'>

export function productCards(content: CompanyHomeContent): readonly ProductCardContent[] {
  return [
    ...content.enterprisePurchasedProducts.map((product) => ({
      id: product.productId,
      name: product.productName,
      kind: 'serial' as const,
      ...termOf(product),
    })),
    ...content.enterpriseSaasProducts.map((product) => ({
      id: product.mainId,
      name: product.saasProductName,
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
    end: product.dueTime,
    trial:
      product.trialSnCount > 0
        ? { used: product.hasUsedTrialSnCount, total: product.trialSnCount }
        : undefined,
    remainingDays: product.remainingDays,
  }
}
