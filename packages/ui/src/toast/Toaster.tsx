import { type ComponentProps, useState, useSyncExternalStore } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import type { Toast, ToasterHandle } from './createToaster'

export interface ToasterLabels {
  /** The accessible name of the region, such as "Notifications (F8)"; `{hotkey}` is replaced by the key. */
  region: string
  /** Read before each message, such as "Notification". */
  announcement: string
  /** The name of a toast's close button, such as "Dismiss". */
  dismiss: string
  /** The button that dismisses all, visible while some wait; `{count}` is replaced by their number. */
  dismissAll: string
}

export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The source of the toasts: `createToaster()`, called once per application. */
  toaster: ToasterHandle
  labels: ToasterLabels
  /** Most visible toasts; others wait. Permanent ones leave one place for temporary ones. Default: 4. */
  limit?: number
}

/**
 * Shows toasts at the bottom of the window, centred, above any element with `data-docked`. Their timers pause
 * on hover, on focus, and while the window is in the background. F8 moves the focus to them; Escape dismisses
 * the focused one, a downward swipe any. Pressing a toast doesn't count as pressing outside of an open
 * dialog, and Escape still belongs to that dialog.
 *
 * Its code is loaded for the first toast. If that fails, toasts wait for the next one to load it again.
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
