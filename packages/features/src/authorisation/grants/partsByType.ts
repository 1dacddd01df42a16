import type { Part } from '../../shared/request/runParts'
import type { ProductType } from '../../shared/wire/words'

interface Typed {
  readonly productType: ProductType
}

/** The call, with its number of products. */
export type TypedPart = Part<{ readonly productType: ProductType; readonly count: number }>

interface Calls<T> {
  readonly serialNumber: (items: readonly T[]) => Promise<unknown>
  readonly subscription: (items: readonly T[]) => Promise<unknown>
}

/** Splits a choice into serial-number products and cloud subscriptions, because they take separate calls. */
export function partsByType<T extends Typed>(
  chosen: readonly T[],
  { serialNumber, subscription }: Calls<T>,
): readonly TypedPart[] {
  const part = (productType: ProductType, run: Calls<T>['serialNumber']): TypedPart[] => {
    const items = chosen.filter((item) => item.productType === productType)
    const name = { productType, count: items.length }
    return items.length === 0 ? [] : [{ name, run: () => run(items) }]
  }
  return [...part('serialNumber', serialNumber), ...part('subscription', subscription)]
}
