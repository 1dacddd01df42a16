import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixDialog from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode, SubmitEventHandler } from 'react'
import { usePart } from '../../parts/PartsContext'
import { usePortalContainer } from '../../portal-container'
import { holdFocus } from '../../shadow/holdFocus'
import floating from '../../styles/floating.module.css'
import type { DialogContentProps } from '../DialogContent'
import type { DialogState } from '../DialogContext'
import styles from './Dialog.module.css'

interface DialogBoxProps extends DialogContentProps {
  state: DialogState
}

/** The modal box of a dialog. */
export function DialogBox({
  state: { open, requestChange, returnFocus, contentId, titleId },
  width = 520,
  onSubmit,
  ref,
  className,
  style,
  children,
  ...props
}: DialogBoxProps) {
  const composedRef = useComposedRefs(ref, holdFocus)
  const sized: CSSProperties & Record<'--dialog-width', string> = { '--dialog-width': `${width}px`, ...style }

  return (
    <RadixDialog.Root open={open} onOpenChange={requestChange}>
      <RadixDialog.Portal container={usePortalContainer()}>
        <RadixDialog.Overlay className={styles.overlay} data-slot="dialog-overlay" />
        <RadixDialog.Content
          id={contentId}
          aria-labelledby={titleId}
          {...props}
          ref={composedRef}
          className={clsx(floating.surface, styles.content, usePart('dialog'), className)}
          part="dialog"
          style={sized}
          data-slot="dialog"
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          // While an input method composes, Escape belongs to it.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
        >
          <DialogFrame onSubmit={onSubmit}>{children}</DialogFrame>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const fields =
  'input:not([type=hidden], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox], [role=tree], [role=tab][aria-selected=true]'

/**
 * Moves the focus into the newly opened dialog: to the marked element, else the first field, else the dialog.
 */
function focusFirstField(event: Event) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  const field =
    dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog.querySelector<HTMLElement>(fields)
  const target = field ?? dialog
  target.focus({ preventScroll: true })
}

interface DialogFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement> | undefined
  children: ReactNode
}

/** The parts of a dialog in a column; a form if it has `onSubmit`. */
function DialogFrame({ onSubmit, children }: DialogFrameProps) {
  if (!onSubmit) return <div className={styles.frame}>{children}</div>
  return (
    <form
      className={styles.frame}
      noValidate
      onSubmit={(event) => {
        // React events bubble out of nested dialogs through portals; only this form counts.
        if (event.target === event.currentTarget) onSubmit(event)
      }}
    >
      {children}
    </form>
  )
}
