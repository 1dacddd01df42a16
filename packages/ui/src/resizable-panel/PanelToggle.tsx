import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './ResizablePanel.module.css'
import type { ResizablePanelLabels } from './ResizablePanelProps'
import type { SidePanel } from './useSidePanel'

interface PanelToggleProps {
  panel: SidePanel
  panelId: string
  labels: ResizablePanelLabels
}

/** Hides and shows the panel, from the middle of the line. */
export function PanelToggle({ panel, panelId, labels }: PanelToggleProps) {
  const { collapsed, setCollapsed } = panel
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={collapsed ? labels.expand : labels.collapse}
      aria-expanded={!collapsed}
      aria-controls={panelId}
      onClick={() => setCollapsed(!collapsed)}
    >
      {collapsed ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
    </button>
  )
}

/** The heading of the panel where it is stacked over the content. */
export function PanelHeading({ panel, panelId, labels }: PanelToggleProps) {
  const { collapsed, setCollapsed } = panel
  return (
    <button
      type="button"
      className={styles.heading}
      aria-expanded={!collapsed}
      aria-controls={panelId}
      onClick={() => setCollapsed(!collapsed)}
    >
      {labels.panel}
      <ChevronDown className={styles.chevron} aria-hidden />
    </button>
  )
}
