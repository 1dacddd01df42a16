import { useCallback } from 'react'
import { useFormat } from '../shared/texts/useFormat'
import type { Order, OrderRow } from './api'
import { useOrdersTexts } from './useOrdersTexts'

type Effect = NonNullable<OrderRow['effect']>

/** The effect of an order on the company's seats, short enough for a row. */
export function useEffectBrief(): (effect: Effect) => string {
  const texts = useOrdersTexts()
  const { serviceDay: day, count } = useFormat()
  return useCallback(
    ({ kind, seats, until }) =>
      (kind === 'add' ? texts.addBrief : texts.extendBrief)(count(seats), until ? day(until) : undefined),
    [texts, day, count],
  )
}

/** The same in sentences, one per item. */
export function useEffectLines({ status, items }: Order): readonly string[] {
  const texts = useOrdersTexts()
  const { serviceDay: day, count } = useFormat()
  const isDone = status === 'completed'

  function sentence({ kind, seats, from, until }: Effect): string {
    const end = until ? day(until) : undefined
    if (kind === 'add') return (isDone ? texts.added : texts.willAdd)(count(seats), end)
    return isDone
      ? texts.extended(count(seats), end)
      : texts.willExtend(count(seats), { from: day(from), until: end })
  }

  return items.flatMap(({ productName, effect }) => {
    if (!effect) return []
    const said = sentence(effect)
    return items.length === 1 ? said : `${productName}: ${said}`
  })
}

type Item = Order['items'][number]

/** The term of an item: a duration, or the day until which it was renewed. */
export function useItemTerm(): (item: Pick<Item, 'months' | 'extendUntil'>) => string {
  const texts = useOrdersTexts()
  const { serviceDay: day } = useFormat()
  return useCallback(
    ({ months, extendUntil }) => {
      if (extendUntil !== null) return texts.untilDay(day(extendUntil))
      return months === null ? texts.forever : texts.months(months)
    },
    [texts, day],
  )
}

/** Tells the items of an order apart: several batches of a product can be renewed at once. */
export const itemKey = ({ productName, packageName, batchId, effect }: Item): string =>
  [productName, packageName, batchId, effect?.from].join(' ')
