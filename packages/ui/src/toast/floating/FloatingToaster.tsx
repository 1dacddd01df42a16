import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer'
import * as VisuallyHidden from '@radix-ui/react-visually-hidden'
import { clsx } from 'clsx'
import { type FocusEvent, Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../button'
import { usePortalContainer } from '../../portal-container'
import { shadowOf } from '../../shadow/treeOf'
import type { Toast } from '../createToaster'
import type { ToasterProps } from '../Toaster'
import styles from './Toaster.module.css'
import { ToastView } from './ToastView'
import { useClearOfDocked } from './useClearOfDocked'

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

  // On the document, a press within a shadow root seems to be on its host, and would close an open dialog.
  useEffect(() => {
    const shadow = shadowOf(list.current)
    const keep = (event: Event) => {
      if (event.target instanceof Node && list.current?.contains(event.target)) event.stopPropagation()
    }
    shadow?.addEventListener('pointerdown', keep)
    return () => shadow?.removeEventListener('pointerdown', keep)
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

/** Oldest first; temporary toasts never wait until somebody dismisses a permanent one. */
function shownOf(toasts: readonly Toast[], limit: number): readonly Toast[] {
  const isStaying = ({ duration }: Toast) => duration === Number.POSITIVE_INFINITY
  const staying = toasts.filter(isStaying).slice(0, limit - 1)
  const passing = toasts.filter((toast) => !isStaying(toast)).slice(0, limit - staying.length)
  return toasts.filter((toast) => staying.includes(toast) || passing.includes(toast))
}

/** Whether the pointer or the focus is within an element, or the window in the background. */
function usePause(empty: boolean) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)

  useEffect(() => {
    const leave = () => setAway(true)
    const comeBack = () => setAway(false)
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
    }
  }, [])

  // An element that disappears under the pointer triggers no leave event.
  if (empty && hovered) setHovered(false)

  return {
    paused: hovered || focused || away,
    handlers: {
      onPointerMove: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

interface ToastAnnouncementProps {
  toast: Toast
  /** Read before the message. */
  label: string
}

const announcedAfter = 1000

/**
 * Announces a toast to assistive technology. It is separate from the visible toasts, which an open dialog
 * hides. The text is added one frame after the region, because regions are read when they change, and removed
 * when it has been read.
 */
function ToastAnnouncement({ toast, label }: ToastAnnouncementProps) {
  const [phase, setPhase] = useState<'empty' | 'speaking' | 'over'>('empty')
  const container = usePortalContainer()

  useEffect(() => {
    const frame = requestAnimationFrame(() => setPhase('speaking'))
    const timer = setTimeout(() => setPhase('over'), announcedAfter)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])

  if (phase === 'over') return null
  return createPortal(
    <VisuallyHidden.Root role="status" aria-live={isUrgent(toast) ? 'assertive' : 'polite'}>
      {phase === 'speaking' && (
        <>
          {label} {toast.message} {toast.description}
        </>
      )}
    </VisuallyHidden.Root>,
    container ?? document.body,
  )
}

const isUrgent = ({ tone }: Toast) => tone === 'error' || tone === 'warning'
