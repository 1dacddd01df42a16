import { useFormat } from '../texts/useFormat'
import { ProductSeatBar, type ProductSeatBarProps } from './ProductSeatBar'
import styles from './Seats.module.css'

/** How many seats are left and how many there are, drawn and as `26 (60)`. */
export function Seats(seats: Omit<ProductSeatBarProps, 'className'>) {
  const { count } = useFormat()
  return (
    <span className={styles.seats}>
      <ProductSeatBar {...seats} />
      <span className={styles.words}>{`${count(seats.left)} (${count(seats.total)})`}</span>
    </span>
  )
}
