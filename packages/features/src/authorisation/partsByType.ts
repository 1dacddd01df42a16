import type { Part } from './runParts'

interface Typed {
  readonly productType: 0 | 1
}

interface Calls<T> {
  readonly name: (count: number) => string
  readonly run: (items: readonly T[]) => Promise<unknown>
}

/** Serial-number products and cloud subscriptions take different calls: what was chosen, as one part for each. */
export function partsByType<T extends Typed>(
  chosen: readonly T[],
  calls: { readonly serialNumber: Calls<T>; readonly subscription: Calls<T> },
): readonly Part[] {
  const part = (items: readonly T[], { name, run }: Calls<T>): Part[] =>
    items.length === 0 ? [] : [{ name: name(items.length), run: () => run(items) }]
  return [
    ...part(
      chosen.filter((item) => item.productType === 0),
      calls.serialNumber,
    ),
    ...part(
      chosen.filter((item) => item.productType === 1),
      calls.subscription,
    ),
  ]
}
