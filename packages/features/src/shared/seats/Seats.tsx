import { useFormat } from '../texts/useFormat'
import { ProductSeatBar, type ProductSeatBarProps } from './ProductSeats'
import styles from './Seats.module.css'

/** Seats left and in total, as a bar and as `26 (60)`. */
export function Seats(seats: Omit<ProductSeatBarProps, 'className'>) {
  const { count } = useFormat()
  return (
    <span className={styles.seats}>
      <ProductSeatBar {...seats} />
      <span className={styles.words}>{`${count(seats.left)} (${count(seats.total)})`}</span>
    </span>
  )
}
