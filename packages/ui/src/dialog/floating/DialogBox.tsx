import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { usePortalContainer } from '../../portal-container'
import floating from '../../styles/floating.module.css'
import type { DialogContentProps } from '../DialogContent'
import type { DialogState } from '../DialogContext'
import styles from './Dialog.module.css'
import { DialogFrame } from './DialogFrame'
import { focusFirstField } from './focusFirstField'

interface DialogBoxProps extends DialogContentProps {
  state: DialogState
}

/** The box of a dialog and all that makes it modal. */
export function DialogBox({
  state: { open, requestChange, returnFocus, contentId, titleId },
  width = 520,
  onSubmit,
  className,
  style,
  children,
  ...props
}: DialogBoxProps) {
  const sized: CSSProperties & Record<'--dialog-width', string> = { '--dialog-width': `${width}px`, ...style }

  return (
    <RadixDialog.Root open={open} onOpenChange={requestChange}>
      <RadixDialog.Portal container={usePortalContainer()}>
        <RadixDialog.Overlay className={styles.overlay} data-slot="dialog-overlay" />
        <RadixDialog.Content
          id={contentId}
          aria-labelledby={titleId}
          {...props}
          className={clsx(floating.surface, styles.content, className)}
          style={sized}
          data-slot="dialog"
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          // Escape belongs to the input method while it composes.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
        >
          <DialogFrame onSubmit={onSubmit}>{children}</DialogFrame>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
