import { ProductDrawing } from '../../../shared/drawing/ProductDrawing'
import type { WholeSoldProduct } from '../api'
import styles from './ProductHead.module.css'

/** The product being bought, with its drawing. */
export function ProductHead({ product }: { readonly product: WholeSoldProduct }) {
  return (
    <header className={styles.head}>
      <span className={styles.picture}>
        <ProductDrawing name={product.drawing} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{product.productName}</h2>
        <p className={styles.summary}>{product.summary}</p>
      </div>
    </header>
  )
}
