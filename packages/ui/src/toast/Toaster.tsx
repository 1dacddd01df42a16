import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer'
import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../portal-container'
import type { ToasterHandle } from './createToaster'
import { ToastAnnouncement } from './ToastAnnouncement'
import styles from './Toaster.module.css'
import { ToastView } from './ToastView'
import { usePause } from './usePause'

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

const hotkey = 'F8'

/**
 * Shows toasts at the top of the window. Time stands still while the pointer or the focus is among them, and
 * while the window is in the background. F8 moves the focus to them; Escape dismisses the one in focus, a swipe
 * any. To press one isn't to press outside of an open dialog, and Escape remains that dialog's.
 */
export function Toaster({ toaster, labels, limit = 4 }: ToasterProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getToasts, toaster.getToasts)
  const shown = toasts.slice(0, limit)
  const container = usePortalContainer()
  const list = useRef<HTMLOListElement>(null)
  const { paused, handlers } = usePause(shown.length === 0)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === hotkey) list.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return createPortal(
    <DismissableLayerBranch asChild>
      <section aria-label={labels.region.replace('{hotkey}', hotkey)} {...handlers}>
        <ol ref={list} className={styles.viewport} tabIndex={-1} data-slot="toaster">
          {shown.map((toast) => (
            <Fragment key={toast.id}>
              <ToastAnnouncement toast={toast} label={labels.announcement} />
              <ToastView
                toast={toast}
                dismissLabel={labels.dismiss}
                paused={paused}
                onDismissed={() => toaster.dismiss(toast.id)}
              />
            </Fragment>
          ))}
        </ol>
      </section>
    </DismissableLayerBranch>,
    container ?? document.body,
  )
}
