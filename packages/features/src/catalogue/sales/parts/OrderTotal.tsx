import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { PurchaseBar } from '../../../shared/purchase/PurchaseBar'
import layout from '../../../shared/screen/Layout.module.css'
import { useFormat } from '../../../shared/texts/useFormat'
import { salesMessages } from '../messages'
import { useTermName, useYuan } from '../saleWords'
import styles from './OrderTotal.module.css'

interface OrderTotalProps {
  readonly packageName: string
  readonly months: number | null
  readonly price: number
  readonly quantity: number
  readonly total: number
  /** The company; undefined: the person. */
  readonly buyer: string | undefined
  readonly hint: string
  /** The error of the next step. */
  readonly problem?: ReactNode
  /** The next step: below the amount; on a phone at the lower edge. */
  readonly children: ReactNode
}

/** The total price, its parts, and the next step. */
export function OrderTotal({
  packageName,
  months,
  price,
  quantity,
  total,
  buyer,
  hint,
  problem,
  children,
}: OrderTotalProps) {
  const texts = useTexts(salesMessages)
  const yuan = useYuan()
  const { count } = useFormat()
  const termName = useTermName()
  const isPhone = useNarrowWindow()
  return (
    <>
      <Card title={texts.summary}>
        <div className={layout.stack}>
          <dl className={styles.facts}>
            <div>
              <dt>{texts.buyer}</dt>
              <dd>{buyer ?? texts.myself}</dd>
            </div>
            <div>
              <dt>{texts.package}</dt>
              <dd>{`${packageName} · ${termName(months)}`}</dd>
            </div>
            <div>
              <dt>{texts.unitPrice}</dt>
              <dd>{`${yuan(price)} × ${count(quantity)}`}</dd>
            </div>
          </dl>
          <dl className={styles.total} aria-live="polite">
            <dt>{texts.total}</dt>
            <dd>{yuan(total)}</dd>
          </dl>
          <p className={`${layout.hint} ${styles.hint}`}>{hint}</p>
          {problem}
          {!isPhone && <div className={styles.way}>{children}</div>}
        </div>
      </Card>
      <PurchaseBar label={texts.total} amount={yuan(total)}>
        {children}
      </PurchaseBar>
    </>
  )
}
