import { useTexts } from '../host/useKept'
import { useFormat } from '../texts/useFormat'
import { seatsMessages } from './messages'
import { ProductSeatBar, type ProductSeatBarProps } from './ProductSeats'
import styles from './Seats.module.css'

interface SeatsProps extends Omit<ProductSeatBarProps, 'className'> {
  /** Seats for as many people at once. Default: each belongs to a member. */
  readonly isConcurrent?: boolean
}

/** Seats left and in total, as a bar and as `26 (60)`, or as `6 of 8 at once`. */
export function Seats({ isConcurrent = false, ...seats }: SeatsProps) {
  const texts = useTexts(seatsMessages)
  const { count } = useFormat()
  return (
    <span className={styles.seats}>
      <ProductSeatBar {...seats} />
      <span className={styles.words}>
        {isConcurrent
          ? texts.concurrent(seats.total, seats.total - seats.left)
          : `${count(seats.left)} (${count(seats.total)})`}
      </span>
    </span>
  )
}
