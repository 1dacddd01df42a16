import { SeatBar } from '@atrium/ui/seat-bar'
import { SeatSummary } from '@atrium/ui/seat-summary'
import { useTexts } from '../host/useKept'
import { useFormat } from '../texts/useFormat'
import { seatsMessages } from './messages'

interface ProductSeatsProps {
  readonly total: number
  /** Unused seats, wherever they are. */
  readonly left: number
  /** The part of them that departments below own. */
  readonly passedOn: number
  /** Whether they can be used now. */
  readonly isActive: boolean
  /** Seats for as many people at once. Default: each belongs to a member. */
  readonly isConcurrent?: boolean
  readonly className?: string | undefined
}

/** All seats of a product: used by members, unused in departments, and left to allocate. */
export function ProductSeats({
  total,
  left,
  passedOn,
  isActive,
  isConcurrent = false,
  className,
}: ProductSeatsProps) {
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
        used: isConcurrent ? texts.usedNow : texts.used,
        passedOn: texts.passedOn,
        left: passedOn > 0 ? texts.notPassedOn : isConcurrent ? texts.freeNow : texts.left,
      }}
      formatCount={count}
    />
  )
}

export interface ProductSeatBarProps {
  readonly total: number
  /** Unused seats, wherever they are. */
  readonly left: number
  /** The part of them that departments below own. Default: none. */
  readonly passedOn?: number
  /** Whether they can be used now. Default: yes. */
  readonly isActive?: boolean
  readonly className?: string | undefined
}

/** The seats of a product in a line of a list, with the colours of `SeatLegend`. */
export function ProductSeatBar({
  total,
  left,
  passedOn = 0,
  isActive = true,
  className,
}: ProductSeatBarProps) {
  const texts = useTexts(seatsMessages)
  const used = total - left
  return (
    <SeatBar
      {...(className !== undefined && { className })}
      used={used}
      passedOn={passedOn}
      total={total}
      isActive={isActive}
      label={
        passedOn > 0 ? texts.drawnWithPassedOn(used, passedOn, left - passedOn) : texts.drawn(used, left)
      }
    />
  )
}
