import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../button'
import dialogStyles from '../../dialog/floating/Dialog.module.css'
import type { ReturnFocus } from '../../dialog/useFocusReturn'
import { usePart } from '../../parts/PartsContext'
import { usePortalContainer } from '../../portal-container'
import { holdFocus } from '../../shadow/holdFocus'
import floating from '../../styles/floating.module.css'
import type { ConfirmDialogProps } from '../ConfirmDialog'
import styles from './ConfirmDialog.module.css'

interface ConfirmBoxProps extends ConfirmDialogProps {
  returnFocus: ReturnFocus
}

/** The modal box of the question. */
export function ConfirmBox(props: ConfirmBoxProps) {
  const {
    open,
    onOpenChange: _onOpenChange,
    title,
    description,
    children,
    confirmLabel,
    cancelLabel,
    confirmDisabled = false,
    width = 440,
    tone = 'neutral',
    onConfirm: _onConfirm,
    describeFailure: _describeFailure,
    returnFocus,
    ref,
    className,
    style,
    ...rest
  } = props
  const { busy, failure, confirm, requestChange } = useConfirmation(props)
  const composedRef = useComposedRefs(ref, holdFocus)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const sized: CSSProperties & Record<'--dialog-width', string> = { '--dialog-width': `${width}px`, ...style }

  return (
    <AlertDialog.Root open={open} onOpenChange={requestChange}>
      <AlertDialog.Portal container={usePortalContainer()}>
        <AlertDialog.Overlay className={dialogStyles.overlay} />
        <AlertDialog.Content
          {...rest}
          ref={composedRef}
          className={clsx(floating.surface, dialogStyles.content, usePart('dialog'), className)}
          part="dialog"
          style={sized}
          data-slot="confirm-dialog"
          data-variant={tone}
          onOpenAutoFocus={(event) => {
            if (tone === 'danger' || confirmDisabled) return
            event.preventDefault()
            confirmButton.current?.focus()
          }}
          onCloseAutoFocus={returnFocus}
        >
          <div className={dialogStyles.frame} aria-busy={busy}>
            <div className={styles.text}>
              <div className={styles.head}>
                {tone === 'danger' && (
                  <span className={styles.icon} aria-hidden="true">
                    <TriangleAlert />
                  </span>
                )}
                <div className={styles.words}>
                  <AlertDialog.Title className={dialogStyles.title}>{title}</AlertDialog.Title>
                  {description !== undefined && (
                    <AlertDialog.Description className={dialogStyles.description} asChild>
                      <div>{description}</div>
                    </AlertDialog.Description>
                  )}
                </div>
              </div>
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
                disabled={confirmDisabled}
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

/** The states of a confirmation: open, busy, then closed, or open again with the failure. */
function useConfirmation({ open, onOpenChange, onConfirm, describeFailure }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [wasOpen, setWasOpen] = useState(open)

  if (open !== wasOpen) {
    setWasOpen(open)
    setFailure(null)
  }

  const requestChange = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }

  const confirm = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      if (describeFailure) setFailure(describeFailure(error))
      else reportError(error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, confirm, requestChange }
}
