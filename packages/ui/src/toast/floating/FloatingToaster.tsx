import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer'
import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../../portal-container'
import type { ToasterProps } from '../Toaster'
import { ToastAnnouncement } from './ToastAnnouncement'
import styles from './Toaster.module.css'
import { ToastView } from './ToastView'
import { usePause } from './usePause'

const hotkey = 'F8'

export function FloatingToaster({ toaster, labels, limit = 4 }: ToasterProps) {
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
