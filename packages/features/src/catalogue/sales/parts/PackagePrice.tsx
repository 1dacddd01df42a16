import { useTexts } from '../../../shared/host/useKept'
import type { Term } from '../api'
import { salesMessages } from '../messages'
import { useTermName, useYuan } from '../saleWords'
import styles from './PackagePrice.module.css'

interface PackagePriceProps {
  readonly terms: readonly Term[]
  /** The chosen term; a package without it shows its first one. */
  readonly months: number | null
}

/** The price of one seat of a package, and its term. */
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
