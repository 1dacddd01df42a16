import * as RadixPopover from '@radix-ui/react-popover'

export type PopoverProps = RadixPopover.PopoverProps

/** Content that floats beside its trigger without blocking the page. Escape and a press outside close it. */
export const Popover = RadixPopover.Root

/** The button that opens it; `asChild` lends the behaviour to the child. */
export const PopoverTrigger = RadixPopover.Trigger

/** An element to float beside, when that isn't the trigger. */
export const PopoverAnchor = RadixPopover.Anchor

/** A button inside the content that closes it; `asChild` lends the behaviour to the child. */
export const PopoverClose = RadixPopover.Close
