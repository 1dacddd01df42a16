import { useTexts } from '../../shared/host/useKept'
import { ProductSeatBar } from '../../shared/seats/ProductSeats'
import { useFormat } from '../../shared/texts/useFormat'
import { companyMessages } from '../messages'
import { overviewMessages } from '../overview/messages'
import styles from './ProductLine.module.css'
import { type ProductEntryProps, ProductName, ProductState } from './ProductName'

/** A product on a phone: its state, and its remaining time or seats. */
export function ProductLine({ product, seats, batch }: ProductEntryProps) {
  const texts = useTexts(companyMessages)
  const { batchOf } = useTexts(overviewMessages)
  const format = useFormat()
  return (
    <li className={styles.line} data-state={product.status}>
      <h3 className={styles.name}>
        <ProductName product={product} />
      </h3>
      <span className={styles.end}>
        <ProductState product={product} seats={seats} />
      </span>
      {seats ? (
        <>
          <ProductSeatBar
            className={styles.bar}
            total={seats.total}
            left={seats.total - seats.used}
            passedOn={seats.passedOn}
            isActive={seats.status === 'normal'}
          />
          <span className={`${styles.fact} ${styles.end}`}>
            {format.count(seats.total - seats.used)} ({format.count(seats.total)})
          </span>
          {batch !== undefined && (
            <span className={styles.fact}>{batchOf(batch, format.validity(product))}</span>
          )}
        </>
      ) : (
        <span className={styles.fact}>
          {texts[product.kind]} · {format.validity(product)}
        </span>
      )}
    </li>
  )
}
