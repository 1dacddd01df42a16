import type { KeyboardEvent } from 'react'
import styles from './ResizablePanel.module.css'
import type { ResizablePanelLabels } from './ResizablePanelProps'
import { useDrag } from './useDrag'
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
