import { ordersErrors as codes } from '@atrium/contracts/orders/contract'
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

/** Refusals in the host's language, by their code. */
export function useRefusals(): Readonly<Record<number, string>> {
  const texts = useOrdersTexts()
  return {
    [codes.alreadyPaid]: texts.alreadyPaid,
    [codes.underWay]: texts.underWay,
    [codes.closed]: texts.closedMeanwhile,
    [codes.notCancellable]: texts.notCancellable,
    [codes.notDeletable]: texts.notDeletable,
    [codes.paymentsOff]: texts.paymentsOffRefusal,
    [codes.callbackRefused]: texts.callbackRefused,
    [codes.amountMismatch]: texts.amountMismatch,
    [codes.hasInvoice]: texts.hasInvoice,
    [codes.noInvoice]: texts.noInvoiceAnyMore,
    [codes.addressWanted]: texts.addressWanted,
  }
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
