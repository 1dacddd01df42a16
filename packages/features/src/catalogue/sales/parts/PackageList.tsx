import { useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import type { Package } from '../api'
import { salesMessages } from '../messages'
import { useTermName, useYuan } from '../saleWords'
import styles from './PackageList.module.css'

/** The prices of each package by term. */
export function PackageList({ packages }: { readonly packages: readonly Package[] }) {
  const texts = useTexts(salesMessages)
  const yuan = useYuan()
  const termName = useTermName()
  return (
    <ul className={`${layout.plainList} ${styles.packages}`}>
      {packages.map(({ packageId, packageName, summary, terms }) => (
        <li key={packageId} className={styles.package}>
          <h3 className={styles.name}>{packageName}</h3>
          <p className={layout.hint}>{summary}</p>
          <dl className={styles.terms}>
            {terms.map(({ months, price }) => (
              <div key={months} className={styles.term}>
                <dt>{termName(months)}</dt>
                <dd>{yuan(price)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
      <li className={styles.unit}>{texts.perSeat}</li>
    </ul>
  )
}
