import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { before } from '../overlay/before'
import { OverlayTrigger, type TriggerProps } from '../overlay/OverlayTrigger'
import { popoverParts, usePopover } from './PopoverContext'

/** The button that opens it; with `asChild`, its child does. */
export function PopoverTrigger({ ref, onClick, ...props }: TriggerProps) {
  const { open, setOpen, parts, contentId, trigger } = usePopover()
  const composedRef = useComposedRefs(ref, trigger)
  return (
    <OverlayTrigger
      {...props}
      ref={composedRef}
      kind="dialog"
      slot="popover-trigger"
      open={open}
      waiting={open && !parts}
      contentId={contentId}
      preload={popoverParts.preload}
      onClick={before(onClick, () => setOpen(!open))}
    />
  )
}

interface PopoverAnchorProps extends ComponentProps<'div'> {
  /** Uses the single child element instead of a `div`. Default: false. */
  asChild?: boolean
}

/** The element to float next to, if it isn't the trigger. */
export function PopoverAnchor({ ref, asChild = false, ...props }: PopoverAnchorProps) {
  const composedRef = useComposedRefs(ref, usePopover().anchor)
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="popover-anchor" {...props} ref={composedRef} />
}

/** A button inside the content that closes it; with `asChild`, its child does. */
export function PopoverClose({ asChild = false, onClick, ...props }: TriggerProps) {
  const { setOpen } = usePopover()
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      type="button"
      data-slot="popover-close"
      {...props}
      onClick={before(onClick, () => setOpen(false))}
    />
  )
}
