import { StatusBadge, type StatusTone } from '@atrium/ui/status-badge'
import layout from '../../shared/screen/Layout.module.css'
import type { Order } from '../api'
import { isPaid } from '../orderActions'
import { useOrdersTexts } from '../useOrdersTexts'

type State = 'invoiceAfterPayment' | 'invoiceUnderWay' | 'invoiceIssued' | 'invoiceDropped'

const tones: Readonly<Record<State, StatusTone>> = {
  invoiceAfterPayment: 'idle',
  invoiceUnderWay: 'accent',
  invoiceIssued: 'success',
  invoiceDropped: 'idle',
}

/** How an invoice stands that was asked for, and what comes of it. */
export function InvoiceState({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const state = stateOf(order)
  const isElectronic = order.invoiceAddress === null
  const hint =
    state === 'invoiceUnderWay'
      ? texts.invoiceUnderWayHint
      : state === 'invoiceIssued' && isElectronic && !order.invoiceIssued?.fileName && texts.invoiceFileHint
  return (
    <>
      <StatusBadge tone={tones[state]}>{texts[state]}</StatusBadge>
      {hint && <p className={layout.hint}>{hint}</p>}
    </>
  )
}

function stateOf({ status, invoiceIssued }: Order): State {
  if (invoiceIssued) return 'invoiceIssued'
  if (status === 'closed') return 'invoiceDropped'
  return isPaid(status) ? 'invoiceUnderWay' : 'invoiceAfterPayment'
}
