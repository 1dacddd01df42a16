import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '../../icon-button'
import type { Toast } from '../createToaster'
import styles from './Toaster.module.css'
import { useEscapeWithin } from './useEscapeWithin'
import { useSwipeDown } from './useSwipeDown'
import { useToastTimer } from './useToastTimer'

interface ToastViewProps {
  toast: Toast
  dismissLabel: string
  /** Its time stands still. */
  paused: boolean
  onDismissed: () => void
}

/** One toast. */
export function ToastView({ toast, dismissLabel, paused, onDismissed }: ToastViewProps) {
  const { tone, message, description, action, times } = toast
  const messageId = useId()
  const item = useRef<HTMLLIElement>(null)
  const Icon = icons[tone]

  function dismiss() {
    // What has the focus is about to go: the list keeps it.
    if (item.current?.contains(document.activeElement)) item.current.closest('ol')?.focus()
    onDismissed()
  }
  useToastTimer(toast, paused, dismiss)
  useEscapeWithin(item, dismiss)
  const swipe = useSwipeDown(dismiss)

  return (
    <li
      ref={item}
      className={styles.toast}
      data-slot="toast"
      data-variant={tone}
      aria-labelledby={messageId}
      {...swipe}
    >
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <div id={messageId} className={styles.message}>
          {message}
          {times > 1 && <span className={styles.times}>×{times}</span>}
        </div>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onSelect()
            dismiss()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton className={styles.close} size="tiny" label={dismissLabel} icon={<X />} onClick={dismiss} />
    </li>
  )
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleX, notice: Info }
