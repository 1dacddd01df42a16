import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer'
import { clsx } from 'clsx'
import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../button'
import { usePortalContainer } from '../../portal-container'
import type { Toast } from '../createToaster'
import type { ToasterProps } from '../Toaster'
import { ToastAnnouncement } from './ToastAnnouncement'
import styles from './Toaster.module.css'
import { ToastView } from './ToastView'
import { useClearOfDocked } from './useClearOfDocked'
import { usePause } from './usePause'

const hotkey = 'F8'

export function FloatingToaster({ toaster, labels, limit = 4, className, ref, ...props }: ToasterProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getToasts, toaster.getToasts)
  const shown = shownOf(toasts, limit)
  const container = usePortalContainer()
  const list = useRef<HTMLOListElement>(null)
  const composedRef = useComposedRefs(ref, list)
  useClearOfDocked(list, shown.length > 0)
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
        <ol
          tabIndex={-1}
          {...props}
          ref={composedRef}
          className={clsx(styles.viewport, className)}
          data-slot="toaster"
        >
          {shown.map((toast) => (
            <Fragment key={toast.id}>
              <ToastAnnouncement key={toast.times} toast={toast} label={labels.announcement} />
              <ToastView
                toast={toast}
                dismissLabel={labels.dismiss}
                paused={paused}
                onDismissed={() => toaster.dismiss(toast.id)}
              />
            </Fragment>
          ))}
          {shown.length < toasts.length && (
            <li className={styles.more}>
              <Button size="small" onClick={() => toaster.dismiss()}>
                {labels.dismissAll.replace('{count}', String(toasts.length))}
              </Button>
            </li>
          )}
        </ol>
      </section>
    </DismissableLayerBranch>,
    container ?? document.body,
  )
}

/** The oldest first; nothing that goes by itself waits for somebody to dismiss what stays. */
function shownOf(toasts: readonly Toast[], limit: number): readonly Toast[] {
  const isStaying = ({ duration }: Toast) => duration === Number.POSITIVE_INFINITY
  const staying = toasts.filter(isStaying).slice(0, limit - 1)
  const passing = toasts.filter((toast) => !isStaying(toast)).slice(0, limit - staying.length)
  return toasts.filter((toast) => staying.includes(toast) || passing.includes(toast))
}
