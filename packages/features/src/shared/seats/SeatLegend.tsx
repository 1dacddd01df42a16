import { useTexts } from '../host/useKept'
import { seatsMessages } from './messages'
import styles from './SeatLegend.module.css'

type SeatPart = 'used' | 'passedOn' | 'left' | 'full' | 'off'

const allParts: readonly SeatPart[] = ['used', 'passedOn', 'left', 'full', 'off']

interface SeatLegendProps {
  /** Parts that aren't explained nearby. Default: all. */
  readonly parts?: readonly SeatPart[] | undefined
  /** Seats for as many people at once. Default: each belongs to a member. */
  readonly isConcurrent?: boolean
}

/** Legend for all seat bars of a list; each bar also has its own text. */
export function SeatLegend({ parts = allParts, isConcurrent = false }: SeatLegendProps) {
  const texts = useTexts(seatsMessages)
  const words = {
    used: isConcurrent ? texts.usedNow : texts.used,
    passedOn: texts.passedOn,
    left: texts.notPassedOn,
    full: texts.full,
    off: texts.unusable,
  }
  return (
    <span className={styles.legend} aria-hidden="true">
      {parts.map((part) => (
        <span key={part} data-part={part}>
          {words[part]}
        </span>
      ))}
    </span>
  )
}
