import { useMemo } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import { nothing } from '../shared/texts/format'
import { formatYuan } from '../shared/texts/formatYuan'
import { ordersMessages, ownOrdersMessages } from './messages'

/** Adapted to the owner of the orders. */
export function useOrdersTexts() {
  const texts = useTexts(ordersMessages)
  const own = useTexts(ownOrdersMessages)
  const isOwn = useHost().companyId === undefined
  return useMemo(() => (isOwn ? { ...texts, ...own } : texts), [texts, own, isOwn])
}

/** The parent page of all order screens; a person has no billing centre. */
export function useAbove() {
  const { billing } = useOrdersTexts()
  return useHost().companyId === undefined ? [] : [{ name: billing }]
}

/** Formats yuan for a table (`12,800.00`), or with currency sign for a sentence. */
export function useYuan() {
  const { locale } = useHost()
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return {
      plain: (amount: number | null) => (amount === null ? nothing : format.format(amount)),
      signed: formatYuan(locale),
    }
  }, [locale])
}
