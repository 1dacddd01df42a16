import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './ResizablePanel.module.css'
import type { ResizablePanelLabels } from './ResizablePanelProps'
import type { SidePanel } from './useSidePanel'

interface SeparatorProps {
  panel: SidePanel
  panelId: string
  labels: ResizablePanelLabels
}

/** The line between panel and content: a window splitter, in pixels. */
export function Separator({ panel, panelId, labels }: SeparatorProps) {
  const drag = useDrag(panel)
  const { width, min, max, collapsed } = panel

  return (
    <hr
      {...drag}
      tabIndex={0}
      className={styles.separator}
      aria-label={labels.separator}
      aria-controls={panelId}
      aria-orientation="vertical"
      aria-valuenow={collapsed ? 0 : width}
      aria-valuemin={collapsed ? 0 : min}
      aria-valuemax={max}
      aria-valuetext={collapsed ? undefined : labels.width(width)}
      onDoubleClick={panel.reset}
      onKeyDown={(event) => move(event, panel)}
    />
  )
}

function move(event: KeyboardEvent, panel: SidePanel) {
  const target = event.key === 'Enter' ? panel.width : targetWidth(event, panel)
  if (target === undefined) return
  event.preventDefault()
  if (event.key === 'Enter') panel.setCollapsed(!panel.collapsed)
  else if (panel.collapsed) panel.setCollapsed(false)
  else panel.setWidth(target)
}

function targetWidth({ key, shiftKey }: KeyboardEvent, { width, min, max }: SidePanel) {
  const step = shiftKey ? 50 : 10
  switch (key) {
    case 'ArrowLeft':
      return width - step
    case 'ArrowRight':
      return width + step
    case 'Home':
      return min
    case 'End':
      return max
  }
}

/** Pointer handlers that set the panel's width. Dragged to less than half its minimum, the panel hides. */
function useDrag(panel: SidePanel) {
  const grip = useRef<number | null>(null)
  const release = () => {
    grip.current = null
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      // Prevents the drag from selecting text, and thereby from focusing, so the focus is set here.
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
