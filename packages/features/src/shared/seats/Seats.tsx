import { SeatBar } from '@atrium/ui/seat-bar'
import { useTexts } from '../host/useHost'
import { useFormat } from '../texts/useFormat'
import styles from './Seats.module.css'
import { seatsMessages } from './seatsMessages'

interface SeatsProps {
  readonly left: number
  readonly total: number
  /** Whether they can be used now. Default: yes. */
  readonly isActive?: boolean
}

/** How many seats are left and how many there are, drawn and as `26 (60)`. */
export function Seats({ left, total, isActive = true }: SeatsProps) {
  const texts = useTexts(seatsMessages)
  const { count } = useFormat()
  const used = total - left
  return (
    <span className={styles.seats}>
      <SeatBar used={used} total={total} isActive={isActive} label={texts.drawn(used, left)} />
      <span className={styles.words}>{`${count(left)} (${count(total)})`}</span>
    </span>
  )
}
