import { Slot } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { before } from './before'
import styles from './Overlay.module.css'

export interface TriggerProps extends ComponentProps<'button'> {
  /** Lends the behaviour to the single child element. Default: false. */
  asChild?: boolean
}

interface OverlayTriggerProps extends TriggerProps {
  kind: 'menu' | 'dialog'
  /** What it is called where it is no button of another kind. */
  slot: string
  open: boolean
  /** It is open, but its code isn't there yet. */
  waiting: boolean
  contentId: string
  /** Fetches the code: the pointer or the focus has arrived. */
  preload: () => void
}

/** The button of something that floats, and is fetched when it is first opened. */
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
