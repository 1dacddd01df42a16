import { clsx } from 'clsx'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { IconButton } from '../../icon-button'
import { usePart } from '../../parts/PartsContext'
import type { Toast } from '../createToaster'
import styles from './Toaster.module.css'

interface ToastViewProps {
  toast: Toast
  dismissLabel: string
  /** Pauses its timer. */
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
    // The focused element is about to disappear, so the list keeps the focus.
    if (item.current?.contains(document.activeElement)) item.current.closest('ol')?.focus()
    onDismissed()
  }
  useToastTimer(toast, paused, dismiss)
  useEscapeWithin(item, dismiss)
  const swipe = useSwipeDown(dismiss)

  return (
    <li
      ref={item}
      className={clsx(styles.toast, usePart('toast'))}
      part="toast"
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

/**
 * Handles Escape while the focus is within the element, and stops that key event. Elsewhere, Escape belongs
 * to open overlays, such as a dialog. Those listen on the document, so this listens on the window.
 */
function useEscapeWithin(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const within = element.current?.contains(document.activeElement)
      if (event.key !== 'Escape' || event.isComposing || !within) return
      event.preventDefault()
      event.stopPropagation()
      leave()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [element])
}

/** Calls back when the toast has been visible for its time, excluding pauses. */
function useToastTimer(toast: Toast, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(toast.duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    remaining.current = toast.duration
  }, [toast])

  useEffect(() => {
    if (paused || toast.duration === Number.POSITIVE_INFINITY) return
    const started = Date.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - started
    }
  }, [toast, paused])
}

/** Pixels after which a movement is a swipe; a finger trembles more than a mouse. */
const slack = { touch: 10, other: 2 }
/** Pixels that dismiss. */
const enough = 50

/** Props that let an element follow the pointer downwards, and call back when it was moved far enough. */
function useSwipeDown(onSwiped: () => void) {
  const start = useRef<number>(undefined)
  const moved = useRef(0)

  function rest(element: HTMLElement) {
    start.current = undefined
    if (moved.current !== 0) element.dataset.swipe = 'cancel'
    moved.current = 0
    element.style.removeProperty('--swipe')
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) start.current = event.clientY
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return
      const by = Math.max(0, event.clientY - start.current)
      const needed = event.pointerType === 'touch' ? slack.touch : slack.other
      if (moved.current === 0 && by < needed) return
      const { currentTarget } = event
      if (moved.current === 0) currentTarget.setPointerCapture(event.pointerId)
      moved.current = by
      currentTarget.dataset.swipe = 'move'
      currentTarget.style.setProperty('--swipe', `${by}px`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (moved.current >= enough) onSwiped()
      else rest(event.currentTarget)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => rest(event.currentTarget),
  }
}
