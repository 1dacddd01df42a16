import { usePortalContainer } from '@atrium/ui/portal-container'
import { createPortal } from 'react-dom'
import { hotline } from '../../shared/brand/hotline'
import { Wordmark } from '../../shared/brand/Wordmark'
import { useFormat } from '../../shared/texts/useFormat'
import type { Order } from '../api'
import { isPaid } from '../orderFacts'
import { itemKey, useItemTerm } from '../useEffects'
import { usePayType } from '../useOrderPaths'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import styles from './PrintedOrder.module.css'

/** The printed order, a receipt once it is paid. It is invisible on screen, and print shows nothing else. */
export function PrintedOrder({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const container = usePortalContainer() ?? document.body
  const { timestamp, count } = useFormat()
  const yuan = useYuan()
  const termOf = useItemTerm()
  const isReceipt = isPaid(order.status)
  const { orderAmount, payAmount, actualAmount, refundAmount, invoiceInfo } = order
  const facts: readonly Line[] = [
    [texts.orderNo, order.orderNo],
    [texts.status, texts[order.status]],
    [texts.buyer, order.buyerName],
    [texts.payType, usePayType()(order)],
    [texts.orderTime, timestamp(order.createdAt)],
    [texts.paidAt, order.paidAt && timestamp(order.paidAt)],
    [texts.invoiceTitle, invoiceInfo?.bankAccount && invoiceInfo.invoiceHeader],
    [texts.creditCode, invoiceInfo?.bankAccount && invoiceInfo.creditCode],
  ]
  const sums: readonly Line[] = [
    [texts.originalPrice, yuan.signed(orderAmount)],
    [texts.reduction, orderAmount > payAmount && `−${yuan.signed(orderAmount - payAmount)}`],
    [texts.payable, yuan.signed(payAmount)],
    [texts.amountPaid, actualAmount !== null && yuan.signed(actualAmount)],
    [texts.refund, refundAmount > 0 && yuan.signed(refundAmount)],
  ]
  return createPortal(
    <article className={styles.sheet} data-atrium-theme="light" data-slot="printed-order">
      <header className={styles.head}>
        <Wordmark>{texts.seller}</Wordmark>
        <h1 className={styles.title}>{isReceipt ? texts.receipt : texts.orderSheet}</h1>
      </header>
      <Lines className={styles.facts} lines={facts} />
      <table className={styles.goods}>
        <thead>
          <tr>
            {[texts.productName, texts.sellingPackage, texts.duration, texts.quantity].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={itemKey(item)}>
              <td>{item.productName}</td>
              <td>{item.packageName}</td>
              <td>{termOf(item)}</td>
              <td>{count(item.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Lines className={styles.sums} lines={sums} />
      <p className={styles.note}>{(isReceipt ? texts.receiptNote : texts.orderSheetNote)(hotline)}</p>
    </article>,
    container,
  )
}

/** Name and value; nothing if the order lacks it. */
type Line = readonly [name: string, value: string | false | null | undefined]

function Lines({ lines, className }: { readonly lines: readonly Line[]; readonly className?: string }) {
  return (
    <dl className={className}>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
