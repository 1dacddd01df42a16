import { SeatBar } from '@atrium/ui/seat-bar'
import { useTexts } from '../host/useHost'
import { seatsMessages } from './messages'

export interface ProductSeatBarProps {
  readonly total: number
  /** Unused seats, wherever they are. */
  readonly left: number
  /** How many of them departments below own. Default: none. */
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
