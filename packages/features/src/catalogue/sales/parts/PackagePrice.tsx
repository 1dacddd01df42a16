import { useTexts } from '../../../shared/host/useKept'
import type { Term } from '../api'
import { salesMessages } from '../messages'
import { useTermName, useYuan } from '../saleWords'
import styles from './PackagePrice.module.css'

interface PackagePriceProps {
  readonly terms: readonly Term[]
  /** The term that is chosen: a package without it says what its first one costs. */
  readonly months: number | null
}

/** What one seat of a package costs, and for how long. */
export function PackagePrice({ terms, months }: PackagePriceProps) {
  const texts = useTexts(salesMessages)
  const yuan = useYuan()
  const termName = useTermName()
  const term = terms.find((one) => one.months === months) ?? terms[0]
  if (!term) return null
  return (
    <span className={styles.price}>
      <span className={styles.amount}>{yuan(term.price)}</span>
      <span className={styles.each}>{`${texts.each} · ${termName(term.months)}`}</span>
    </span>
  )
}
