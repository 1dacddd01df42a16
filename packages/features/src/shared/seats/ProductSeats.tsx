import { SeatSummary } from '@atrium/ui/seat-summary'
import { useTexts } from '../host/useHost'
import { useFormat } from '../texts/useFormat'
import { seatsMessages } from './messages'

interface ProductSeatsProps {
  readonly total: number
  /** Unused seats, wherever they are. */
  readonly left: number
  /** How many of them departments below own. */
  readonly passedOn: number
  /** Whether they can be used now. */
  readonly isActive: boolean
  readonly className?: string | undefined
}

/** All seats of a product: used by members, unused in departments, and left to pass on. */
export function ProductSeats({ total, left, passedOn, isActive, className }: ProductSeatsProps) {
  const texts = useTexts(seatsMessages)
  const { count } = useFormat()
  return (
    <SeatSummary
      {...(className !== undefined && { className })}
      total={total}
      used={total - left}
      passedOn={passedOn}
      isActive={isActive}
      labels={{
        used: texts.used,
        passedOn: texts.passedOn,
        left: passedOn > 0 ? texts.notPassedOn : texts.left,
      }}
      formatCount={count}
    />
  )
}
