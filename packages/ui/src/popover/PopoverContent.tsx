import type { PopoverContentProps as RadixPopoverContentProps } from '@radix-ui/react-popover'
import type { Ref } from 'react'
import { usePopover } from './PopoverContext'

export interface PopoverContentProps extends RadixPopoverContentProps {
  /** The accessible name of the content, which has the role `dialog`. */
  label: string
  /** The greatest width in pixels. Default: 360. */
  width?: number
  /**
   * Whether the box itself gets the focus, as it always does on a phone. Default: its first focusable element
   * does.
   */
  takesFocus?: boolean
  ref?: Ref<HTMLDivElement>
}

/** The floating box: below the trigger, or wherever there is room. */
export function PopoverContent(props: PopoverContentProps) {
  const popover = usePopover()
  return popover.parts && <popover.parts.FloatingPopover {...props} state={popover} />
}
