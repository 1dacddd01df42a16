import * as RadixToast from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal-container'
import type { ToasterHandle } from './createToaster'
import styles from './Toaster.module.css'
import { ToastView } from './ToastView'

export interface ToasterLabels {
  /** Names the region for assistive technology, such as "Notifications (F8)"; `{hotkey}` becomes the key. */
  region: string
  /** Read before each message, such as "Notification". */
  announcement: string
  /** The name of a toast's close button, such as "Dismiss". */
  dismiss: string
}

export interface ToasterProps {
  /** Where the toasts come from: `createToaster()`, called once for an application. */
  toaster: ToasterHandle
  labels: ToasterLabels
  /** At most so many are on screen at once; the others wait their turn. Default: 4. */
  limit?: number
}

/**
 * Shows toasts at the top of the window. Time stands still while the pointer or the focus is among them, and
 * while the window is in the background. F8 moves the focus to them, Escape or a swipe dismisses one.
 */
export function Toaster({ toaster, labels, limit = 4 }: ToasterProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getToasts, toaster.getToasts)
  const container = usePortalContainer()

  return createPortal(
    <RadixToast.Provider label={labels.announcement} swipeDirection="up" announcerContainer={container}>
      {toasts.slice(0, limit).map((toast) => (
        <ToastView
          key={toast.id}
          toast={toast}
          dismissLabel={labels.dismiss}
          onDismissed={() => toaster.dismiss(toast.id)}
        />
      ))}
      <RadixToast.Viewport className={styles.viewport} label={labels.region} data-slot="toaster" />
    </RadixToast.Provider>,
    container ?? document.body,
  )
}
