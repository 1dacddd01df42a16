import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Gestures {
  /** With one finger or the mouse, in pixels; `second`: with another button, or with Shift. */
  readonly onDrag: (x: number, y: number, second: boolean) => void
  /** With two fingers or the wheel, around a point of the element. */
  readonly onZoom: (factor: number, x: number, y: number) => void
  /** A click without a drag. */
  readonly onTap?: (x: number, y: number) => void
}

interface Finger {
  x: number
  y: number
}

/** Minimum distance of a drag, in pixels. */
const slack = 4

/** Gestures of fingers, mouse and wheel on an element. */
export function useGestures(stage: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const drag = useEffectEvent(gestures.onDrag)
  const zoom = useEffectEvent(gestures.onZoom)
  const tap = useEffectEvent((x: number, y: number) => gestures.onTap?.(x, y))
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const fingers = new Map<number, Finger>()
    let moved = 0
    const control = new AbortController()
    const { signal } = control
    const place = (x: number, y: number) => {
      const { left, top } = element.getBoundingClientRect()
      return [x - left, y - top] as const
    }
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (fingers.size === 0) moved = 0
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
        element.setPointerCapture(event.pointerId)
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        const finger = fingers.get(event.pointerId)
        if (!finger) return
        const [x, y] = [event.clientX - finger.x, event.clientY - finger.y]
        moved += Math.abs(x) + Math.abs(y)
        const before = spread(fingers)
        Object.assign(finger, { x: event.clientX, y: event.clientY })
        if (fingers.size > 1) {
          const middle = middleOf(fingers)
          if (before > 0) zoom(spread(fingers) / before, ...place(middle.x, middle.y))
          drag(x / fingers.size, y / fingers.size, true)
        } else if (moved > slack) drag(x, y, event.buttons > 1 || event.shiftKey)
      },
      { signal },
    )
    const lift = (event: PointerEvent) => {
      if (
        fingers.delete(event.pointerId) &&
        event.type === 'pointerup' &&
        moved <= slack &&
        event.button === 0
      )
        tap(...place(event.clientX, event.clientY))
    }
    element.addEventListener('pointerup', lift, { signal })
    element.addEventListener('pointercancel', lift, { signal })
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        zoom(
          Math.exp(-Math.max(-100, Math.min(100, event.deltaY)) / 300),
          ...place(event.clientX, event.clientY),
        )
      },
      { signal, passive: false },
    )
    return () => control.abort()
  }, [stage])
}

const middleOf = (fingers: ReadonlyMap<number, Finger>): Finger => {
  const [one, other] = [...fingers.values()] as [Finger, Finger]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function spread(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()]
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}
