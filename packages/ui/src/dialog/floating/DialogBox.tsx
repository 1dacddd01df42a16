import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { IconButton } from '../../icon-button'
import { usePortalContainer } from '../../portal-container'
import type { DialogContentProps } from '../DialogContent'
import type { DialogState } from '../DialogContext'
import styles from './Dialog.module.css'
import { DialogBody } from './DialogBody'
import { DialogFrame } from './DialogFrame'
import { focusFirstField } from './focusFirstField'

interface DialogBoxProps extends DialogContentProps {
  state: DialogState
}

/** The box of a dialog and all that makes it modal. */
export function DialogBox({
  state: { open, requestChange, returnFocus, contentId },
  title,
  description,
  children,
  footer,
  width = 520,
  closeLabel,
  onSubmit,
  className,
  ref,
}: DialogBoxProps) {
  const titleId = useId()
  const style: CSSProperties & Record<'--dialog-width', string> = { '--dialog-width': `${width}px` }

  return (
    <RadixDialog.Root open={open} onOpenChange={requestChange}>
      <RadixDialog.Portal container={usePortalContainer()}>
        <RadixDialog.Overlay className={styles.overlay} data-slot="dialog-overlay" />
        <RadixDialog.Content
          ref={ref}
          id={contentId}
          className={clsx(styles.content, className)}
          style={style}
          data-slot="dialog"
          aria-labelledby={titleId}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          // Escape belongs to the input method while it composes.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
        >
          <DialogFrame onSubmit={onSubmit}>
            <header className={styles.header}>
              <div className={styles.heading}>
                <RadixDialog.Title id={titleId} className={styles.title}>
                  {title}
                </RadixDialog.Title>
                {description !== undefined && (
                  <RadixDialog.Description className={styles.description} asChild>
                    <div>{description}</div>
                  </RadixDialog.Description>
                )}
              </div>
              <RadixDialog.Close asChild>
                <IconButton className={styles.close} label={closeLabel} icon={<X />} />
              </RadixDialog.Close>
            </header>
            {children !== undefined && <DialogBody titleId={titleId}>{children}</DialogBody>}
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </DialogFrame>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
