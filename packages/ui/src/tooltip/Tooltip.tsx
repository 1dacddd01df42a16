import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { usePortalContainer } from '../portal-container'
import styles from './Tooltip.module.css'

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
export function Tooltip({ content, children, side = 'top', delay = 400, open, onOpenChange }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root open={open} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal container={usePortalContainer()}>
          <RadixTooltip.Content
            className={styles.content}
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
