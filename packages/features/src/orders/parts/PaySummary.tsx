import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useEffect, useState } from 'react'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { Order } from '../api'
import { itemKey, useEffectLines } from '../useEffects'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import styles from './PaySummary.module.css'

interface PaySummaryProps {
  readonly order: Order
  /** The deadline has passed. */
  readonly onEnd: () => void
  /** The amount is already shown next to it. */
  readonly isAmountBeside: boolean
}

/** The amount due, and the remaining time. */
export function PaySummary({ order, onEnd, isAmountBeside }: PaySummaryProps) {
  const texts = useOrdersTexts()
  const yuan = useYuan()
  const { timestamp } = useFormat()
  const effects = useEffectLines(order)
  return (
    <div>
      {!isAmountBeside && (
        <div className={styles.due}>
          <p className={styles.label}>{texts.payAmountDue}</p>
          <p className={styles.amount}>{yuan.signed(order.payAmount)}</p>
        </div>
      )}
      <DescriptionList columns={1} termWidth="96px">
        <DescriptionItem term={texts.product}>
          {order.items.length > 1 ? <Lines items={order.items} /> : order.productName}
        </DescriptionItem>
        {effects.length > 0 && (
          <DescriptionItem term={texts.effect}>
            <span className={styles.effects}>
              <KeptNumbers>{effects.join('\n')}</KeptNumbers>
            </span>
          </DescriptionItem>
        )}
        <DescriptionItem term={texts.orderNo}>{order.orderNo}</DescriptionItem>
        <DescriptionItem term={texts.timeLeft}>
          <TimeLeft moment={order.expiresAt} onEnd={onEnd} />
          <small className={styles.until}>{texts.payUntil(timestamp(order.expiresAt))}</small>
        </DescriptionItem>
      </DescriptionList>
    </div>
  )
}

/** Each product of the order with its seats and price. */
function Lines({ items }: Pick<Order, 'items'>) {
  const texts = useOrdersTexts()
  const yuan = useYuan()
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={itemKey(item)} className={styles.item}>
          <span>
            {item.productName} <span className={styles.seats}>{texts.timesSeats(item.quantity)}</span>
          </span>
          {item.lineAmount !== null && <span className={styles.price}>{yuan.signed(item.lineAmount)}</span>}
        </li>
      ))}
    </ul>
  )
}

/**
 * In days, on the last day in hours, and in the last hour by seconds, because only that hour is urgent. Screen
 * readers read it only on request.
 */
function TimeLeft({ moment, onEnd }: { readonly moment: string; readonly onEnd: () => void }) {
  const texts = useOrdersTexts()
  const left = useTimeLeft(moment, onEnd)
  return (
    <span role="timer" className={styles.clock} data-urgent={left < hour || undefined}>
      {told()}
    </span>
  )

  function told(): string {
    if (left >= day) return texts.days(Math.floor(left / day))
    if (left >= hour) return texts.hours(Math.floor(left / hour))
    return [left / 60, left % 60].map((value) => String(Math.floor(value)).padStart(2, '0')).join(':')
  }
}

const hour = 3600
const day = 24 * hour

/** Whole seconds until the moment, counting down; 0 once it has passed. */
function useTimeLeft(moment: string, onEnd: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(secondsUntil(moment)), 1000)
    return () => clearInterval(timer)
  }, [moment, isOver])
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  return left
}

const secondsUntil = (moment: string) => Math.max(0, Math.floor((Date.parse(moment) - Date.now()) / 1000))
