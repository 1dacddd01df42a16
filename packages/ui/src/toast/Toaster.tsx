import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import type { Toast, ToasterHandle } from './createToaster'

export interface ToasterLabels {
  /** Names the region for assistive technology, such as "Notifications (F8)"; `{hotkey}` becomes the key. */
  region: string
  /** Read before each message, such as "Notification". */
  announcement: string
  /** The name of a toast's close button, such as "Dismiss". */
  dismiss: string
  /** The button that takes all of them away, there while some wait; `{count}` becomes how many there are. */
  dismissAll: string
}

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Where the toasts come from: `createToaster()`, called once for an application. */
  toaster: ToasterHandle
  labels: ToasterLabels
  /**
   * At most so many are on screen at once; the others wait their turn. What stays until dismissed leaves one place
   * to what comes and goes. Default: 4.
   */
  limit?: number
}

/**
 * Shows toasts at the bottom of the window, in its centre and above any bar that says `data-docked`. Their time stops
 * while the pointer or the focus is among them, and while the window is in the background. F8 moves the focus to them;
 * Escape dismisses the one in focus, a swipe downwards any. Pressing one doesn't count as pressing outside of an open
 * dialog, and Escape remains that dialog's.
 *
 * Its code is fetched for the first toast. If that fails, the toasts wait for the next one to fetch it again.
 */
export function Toaster(props: ToasterProps) {
  const { toaster } = props
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getToasts, toaster.getToasts)
  const [failedFor, setFailedFor] = useState<readonly Toast[]>()
  const isWanted = toasts.length > 0 && toasts !== failedFor
  const parts = useDeferred(toasterParts, isWanted, () => setFailedFor(toasts))
  return parts && <parts.FloatingToaster {...props} />
}

const toasterParts = onFirstUse(() => import('./floating/FloatingToaster'))
