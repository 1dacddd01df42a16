import { Slot } from '@radix-ui/react-slot'
import { before } from '../overlay/before'
import { OverlayTrigger, type TriggerProps } from '../overlay/OverlayTrigger'
import { dialogParts, useDialog } from './DialogContext'

/** A button that opens the dialog around it; with `asChild`, its child does. */
export function DialogTrigger({ onClick, ...props }: TriggerProps) {
  const { open, requestChange, parts, contentId } = useDialog()
  return (
    <OverlayTrigger
      {...props}
      kind="dialog"
      slot="dialog-trigger"
      open={open}
      waiting={open && !parts}
      contentId={contentId}
      preload={dialogParts.preload}
      onClick={before(onClick, () => requestChange(!open))}
    />
  )
}

/** A button inside the content that closes the dialog; with `asChild`, its child does. */
export function DialogClose({ asChild = false, onClick, ...props }: TriggerProps) {
  const { requestChange } = useDialog()
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      type="button"
      data-slot="dialog-close"
      {...props}
      onClick={before(onClick, () => requestChange(false))}
    />
  )
}
