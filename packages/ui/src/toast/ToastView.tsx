import * as RadixToast from '@radix-ui/react-toast'
import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import { IconButton } from '../icon-button'
import type { Toast } from './createToaster'
import styles from './Toaster.module.css'

interface ToastViewProps {
  toast: Toast
  dismissLabel: string
  onDismissed: () => void
}

/** One toast. */
export function ToastView({ toast, dismissLabel, onDismissed }: ToastViewProps) {
  const { tone, message, description, action, duration } = toast
  const Icon = icons[tone]

  return (
    <RadixToast.Root
      className={styles.toast}
      // Inline, as is what it overrides: while a dialog is open, Radix lets nothing else be pressed.
      style={{ pointerEvents: 'auto' }}
      data-slot="toast"
      data-variant={tone}
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={duration}
      open
      onOpenChange={(open) => open || onDismissed()}
    >
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.text}>
        <RadixToast.Title className={styles.message}>{message}</RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action className={styles.action} altText={action.label} onClick={action.onSelect}>
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <IconButton className={styles.close} size="tiny" label={dismissLabel} icon={<X />} />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

const icons = { success: CircleCheck, error: CircleX, notice: Info }
