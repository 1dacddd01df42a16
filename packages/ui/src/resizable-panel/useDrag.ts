import { type PointerEvent, useRef } from 'react'
import type { SidePanel } from './useSidePanel'

/** Pointer handlers that set the panel's width. Pulled to less than half its minimum, the panel hides. */
export function useDrag(panel: SidePanel) {
  const grip = useRef<number | null>(null)
  const release = () => {
    grip.current = null
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      // Keeps the drag from selecting text, and with that from taking the focus: so take it here.
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = event.clientX - (panel.collapsed ? 0 : panel.width)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (grip.current === null) return
      const width = event.clientX - grip.current
      const collapsed = width < panel.min / 2
      if (collapsed !== panel.collapsed) panel.setCollapsed(collapsed)
      if (!collapsed) panel.setWidth(width)
    },
    onPointerUp: release,
    onLostPointerCapture: release,
  }
}
