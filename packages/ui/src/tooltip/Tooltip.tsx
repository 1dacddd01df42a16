import { Slot } from '@radix-ui/react-slot'
import { type ReactElement, type ReactNode, useState } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { useTriggerRelay } from './useTriggerRelay'

export interface TooltipProps {
  /** The text: a few words, nothing to operate. */
  content: ReactNode
  /** The element it explains. It must take a ref and be reachable by keyboard. */
  children: ReactElement
  /** The side it prefers. Default: `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Milliseconds of hovering before it shows; keyboard focus shows it at once. Default: 400. */
  delay?: number
  /** Whether it shows, when the caller holds that state. */
  open?: boolean
  /** Called with the wanted state. */
  onOpenChange?: (open: boolean) => void
}

/** A few words about the element under the pointer or in focus, which they describe to assistive technology. */
export function Tooltip({ children, ...tooltip }: TooltipProps) {
  const [wanted, setWanted] = useState(false)
  const parts = useDeferred(tooltipParts, wanted || tooltip.open === true, () => setWanted(false))
  const { triggerProps, adoption } = useTriggerRelay(() => setWanted(true))
  return (
    <>
      <Slot {...triggerProps}>{children}</Slot>
      {parts && adoption && <parts.FloatingTooltip {...tooltip} {...adoption} />}
    </>
  )
}

const tooltipParts = onFirstUse(() => import('./floating/FloatingTooltip'))
