import { type PointerEvent, useRef } from 'react'

/** So many pixels decide that it is a swipe; a finger trembles more than a mouse. */
const slack = { touch: 10, other: 2 }
/** So many pixels dismiss. */
const enough = 50

/** What an element needs to follow the pointer downwards, and to call back when it was taken far enough. */
export function useSwipeDown(onSwiped: () => void) {
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
