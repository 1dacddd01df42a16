import { Slot } from '@radix-ui/react-slot'
import { type ReactElement, type ReactNode, useState } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { useTriggerRelay } from './useTriggerRelay'

export interface TooltipProps {
  /** A few words, without controls. */
  content: ReactNode
  /** The element that it describes. It must accept a ref and be focusable. */
  children: ReactElement
  /** The preferred side. Default: `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Milliseconds of hovering before it appears; keyboard focus shows it at once. Default: 400. */
  delay?: number
  /** Whether it is visible, controlled. */
  open?: boolean
  /** Called with the requested state. */
  onOpenChange?: (open: boolean) => void
}

/** A few words about the hovered or focused element, which also describe it to screen readers. */
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
