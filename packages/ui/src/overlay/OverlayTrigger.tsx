import { Slot } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { before } from './before'
import styles from './Overlay.module.css'

export interface TriggerProps extends ComponentProps<'button'> {
  /** Makes the single child element the trigger. Default: false. */
  asChild?: boolean
}

interface OverlayTriggerProps extends TriggerProps {
  kind: 'menu' | 'dialog'
  /** Its `data-slot`, unless the child is another kind of button. */
  slot: string
  open: boolean
  /** It is open, but its code is still loading. */
  waiting: boolean
  contentId: string
  /** Loads the code, on hover or focus. */
  preload: () => void
}

/** The trigger of an overlay that is loaded on first use. */
export function OverlayTrigger({
  asChild = false,
  kind,
  slot,
  open,
  waiting,
  contentId,
  preload,
  className,
  onPointerEnter,
  onFocus,
  ...props
}: OverlayTriggerProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      type="button"
      data-slot={slot}
      aria-haspopup={kind}
      aria-expanded={open}
      aria-controls={open && !waiting ? contentId : undefined}
      aria-busy={waiting || undefined}
      data-state={open ? 'open' : 'closed'}
      {...props}
      className={clsx(styles.trigger, className)}
      onPointerEnter={before(onPointerEnter, preload)}
      onFocus={before(onFocus, preload)}
    />
  )
}
