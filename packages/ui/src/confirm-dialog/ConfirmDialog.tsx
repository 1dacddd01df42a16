import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button'
import dialogStyles from '../dialog/Dialog.module.css'
import { useFocusReturn } from '../dialog/useFocusReturn'
import { usePortalContainer } from '../portal-container'
import styles from './ConfirmDialog.module.css'
import { useConfirmation } from './useConfirmation'

export interface ConfirmDialogProps {
  /** Whether the question is asked. */
  open: boolean
  /** Called with false after Cancel, Escape, or a confirmation that succeeded. */
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** What follows from a yes. */
  description?: ReactNode
  /** More than text, under the description: a list of what is affected, a field. */
  children?: ReactNode
  /** The button that says yes: name the action, such as "Delete department". */
  confirmLabel: string
  /** The button that says no. */
  cancelLabel: string
  /** `danger` when the action destroys something; then Cancel has the focus. Default: `neutral`. */
  tone?: 'neutral' | 'danger'
  /** Does it. While its promise runs, both buttons wait; the dialog closes when it resolves and stays when it rejects. */
  onConfirm: () => unknown
  /** What to show in the dialog when `onConfirm` rejected. Without it the error is reported to the window. */
  describeFailure?: (error: unknown) => ReactNode
}

/** A question that must be answered before anything else: a press outside doesn't close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, children, confirmLabel, cancelLabel, tone = 'neutral' } = props
  const { busy, failure, confirm, requestChange } = useConfirmation(props)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const returnFocus = useFocusReturn(open)

  return (
    <AlertDialog.Root open={open} onOpenChange={requestChange}>
      <AlertDialog.Portal container={usePortalContainer()}>
        <AlertDialog.Overlay className={dialogStyles.overlay} />
        <AlertDialog.Content
          className={clsx(dialogStyles.content, styles.box)}
          data-slot="confirm-dialog"
          data-variant={tone}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            if (tone === 'danger') return
            event.preventDefault()
            confirmButton.current?.focus()
          }}
          onCloseAutoFocus={returnFocus}
        >
          <div className={dialogStyles.frame} aria-busy={busy}>
            <div className={styles.text}>
              <AlertDialog.Title className={dialogStyles.title}>{title}</AlertDialog.Title>
              {description !== undefined && (
                <AlertDialog.Description className={dialogStyles.description} asChild>
                  <div>{description}</div>
                </AlertDialog.Description>
              )}
              {children}
              <div role="alert">{failure && <div className={styles.failure}>{failure}</div>}</div>
            </div>
            <footer className={styles.actions}>
              <AlertDialog.Cancel asChild>
                <Button disabled={busy}>{cancelLabel}</Button>
              </AlertDialog.Cancel>
              <Button
                ref={confirmButton}
                variant={tone === 'danger' ? 'danger' : 'primary'}
                busy={busy}
                onClick={confirm}
              >
                {confirmLabel}
              </Button>
            </footer>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
