import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { MonthTable } from '../../shared/chart/MonthTable'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import type { CostMonth, Costs } from '../api'
import { costList } from '../atoms'
import { licenceCostsMessages } from '../messages'
import styles from './CostSummary.module.css'

/** The sums of the period, each month as a bar, and how they come about. */
export function CostSummary({ costs }: { readonly costs: Costs | undefined }) {
  const texts = useTexts(licenceCostsMessages)
  const { locale } = useHost()
  const { list } = useFormat()
  const { costsBy } = useAtomValue(costList.viewAtom)
  const yuan = formatYuan(locale)
  if (!costs)
    return (
      <Card>
        <div className={styles.loading}>
          <Skeleton lines={5} />
        </div>
      </Card>
    )
  const { amount, unusedAmount, months } = costs
  if (amount === 0) return null
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const unsplit = months.filter((month) => !month.isSplit && month.amount > 0)
  return (
    <Card>
      <div className={styles.summary}>
        <div className={styles.facts}>
          <dl className={styles.figures}>
            <div className={styles.figure}>
              <dt>{texts.total}</dt>
              <dd>{yuan(amount)}</dd>
            </div>
            <div className={styles.figure}>
              <dt>{texts.unused}</dt>
              <dd>
                {yuan(unusedAmount)}{' '}
                <span className={styles.share}>{texts.share(share.format(unusedAmount / amount))}</span>
              </dd>
            </div>
          </dl>
          <p className={layout.hint}>
            {[
              costsBy === 'owned' ? texts.ownedHint : texts.usedHint,
              texts.basis,
              ...(unsplit.length > 0 ? [texts.unsplit(list(unsplit.map(({ month }) => month)))] : []),
            ].join(locale === 'en' ? ' ' : '')}
          </p>
        </div>
        <Bars months={months} label={texts.chart(yuan(amount), yuan(unusedAmount))} />
      </div>
    </Card>
  )
}

interface BarsProps {
  readonly months: readonly CostMonth[]
  readonly label: string
}

function Bars({ months, label }: BarsProps) {
  const texts = useTexts(licenceCostsMessages)
  const { locale } = useHost()
  const labelId = useId()
  const yuan = formatYuan(locale)
  const most = Math.max(...months.map(({ amount }) => amount))
  const hasUnsplit = months.some(({ isSplit, amount }) => !isSplit && amount > 0)
  const percent = (amount: number) => `${Math.round((amount / most) * 1000) / 10}%`
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} role="img" aria-labelledby={labelId}>
        <span id={labelId} className={layout.heard}>
          {label}
        </span>
        {months.map(({ month, amount, unusedAmount, isSplit }) => (
          <span key={month} className={styles.month}>
            <span className={styles.room}>
              <span className={styles.bar} data-part="unused" style={{ height: percent(unusedAmount) }} />
              <span
                className={styles.bar}
                data-part={isSplit ? 'used' : 'unsplit'}
                style={{ height: percent(amount - unusedAmount) }}
              />
            </span>
            <span className={styles.label}>{texts.monthName(Number(month.slice(5)))}</span>
          </span>
        ))}
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.key} data-part="used">
          {texts.assigned}
        </span>
        <span className={styles.key} data-part="unused">
          {texts.unused}
        </span>
        {hasUnsplit && (
          <span className={styles.key} data-part="unsplit">
            {texts.unsplitMonth}
          </span>
        )}
      </figcaption>
      <MonthTable
        summary={texts.byMonth}
        headers={[texts.month, texts.cost, texts.unused]}
        rows={months.map(({ month, amount, unusedAmount, isSplit }) => ({
          month,
          cells: [yuan(amount), isSplit || amount === 0 ? yuan(unusedAmount) : texts.unsplitMonth],
        }))}
      />
    </figure>
  )
}
