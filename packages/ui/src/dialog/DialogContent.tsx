import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type Ref, type SubmitEventHandler, useId } from 'react'
import { IconButton } from '../icon-button'
import { usePortalContainer } from '../portal-container'
import styles from './Dialog.module.css'
import { DialogBody } from './DialogBody'
import { DialogFrame } from './DialogFrame'
import { focusFirstField } from './focusFirstField'
import { useReturnFocus } from './useFocusReturn'

export interface DialogContentProps {
  /** What the dialog is about: its accessible name. */
  title: ReactNode
  /** A sentence under the title, read together with it. */
  description?: ReactNode
  /** The body. It scrolls when it is taller than the window; title and footer stay. */
  children?: ReactNode
  /** The actions, aligned to the end. */
  footer?: ReactNode
  /** The greatest width in pixels. Default: 520. */
  width?: number
  /** The name of the close button, such as "Close". */
  closeLabel: string
  /** Makes title, body and footer one form, so that Enter in a field and a submit button in the footer send it. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** For the box itself. */
  className?: string
  /** The box itself. */
  ref?: Ref<HTMLDivElement>
}

/**
 * The box of a dialog: a header with title and close button, a scrolling body, a footer. Under 480 px it is a
 * sheet at the lower edge. The focus goes to the first field, or to the box when there is none.
 */
export function DialogContent({
  title,
  description,
  children,
  footer,
  width = 520,
  closeLabel,
  onSubmit,
  className,
  ref,
}: DialogContentProps) {
  const titleId = useId()
  const returnFocus = useReturnFocus()
  const style: CSSProperties & Record<'--dialog-width', string> = { '--dialog-width': `${width}px` }

  return (
    <RadixDialog.Portal container={usePortalContainer()}>
      <RadixDialog.Overlay className={styles.overlay} data-slot="dialog-overlay" />
      <RadixDialog.Content
        ref={ref}
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
  )
}
