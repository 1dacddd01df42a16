import { useId } from 'react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { bulkLicencesMessages } from '../messages'
import styles from './Choice.module.css'
import { useHostParts } from './HostParts'

interface ProductsChoiceProps {
  readonly value: readonly string[]
  readonly onChange: (productIds: readonly string[]) => void
}

/** The products to assign or to take back. */
export function ProductsChoice(choice: ProductsChoiceProps) {
  const texts = useTexts(bulkLicencesMessages)
  const { ProductsPicker } = useHostParts()
  const titleId = useId()
  return (
    <section className={layout.tightStack} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {texts.products}
      </h3>
      <ProductsPicker {...choice} />
    </section>
  )
}
