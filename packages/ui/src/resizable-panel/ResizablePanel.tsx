import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, useId, useLayoutEffect, useState } from 'react'
import styles from './ResizablePanel.module.css'
import type { ResizablePanelLabels, ResizablePanelProps } from './ResizablePanelProps'
import { Separator } from './Separator'
import { type SidePanel, useSidePanel } from './useSidePanel'

/**
 * A side panel with an adjustable width: by dragging the line, or with the arrow keys on it (10 px, with
 * Shift 50), Home and End. Enter hides and shows the panel, a double click resets it. If the container is
 * narrower than 768 px, panel and content are stacked and the panel folds under its heading.
 */
export function ResizablePanel(props: ResizablePanelProps) {
  const { side, children, labels, className, style, ref, ...rest } = props
  const [roomRef, room] = useRoom()
  const rootRef = useComposedRefs(ref, roomRef)
  const { panel, others } = useSidePanel(rest, room)
  const panelId = useId()
  const stacked = room < 768
  const sized: CSSProperties & Record<'--panel-width', string> = {
    ...style,
    '--panel-width': `${panel.width}px`,
  }

  return (
    <div
      {...others}
      ref={rootRef}
      className={clsx(styles.root, className)}
      style={sized}
      data-slot="resizable-panel"
      data-layout={stacked ? 'stacked' : 'side'}
      data-state={panel.collapsed ? 'collapsed' : 'expanded'}
    >
      {stacked && <PanelHeading panel={panel} panelId={panelId} labels={labels} />}
      <section id={panelId} className={styles.panel} aria-label={labels.panel} hidden={panel.collapsed}>
        {side}
      </section>
      {!stacked && (
        <div className={styles.divider}>
          <Separator panel={panel} panelId={panelId} labels={labels} />
          <PanelToggle panel={panel} panelId={panelId} labels={labels} />
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** Returns a ref, and the width of its element in pixels. Infinite until it has been measured. */
function useRoom() {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)

  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return [setElement, room] as const
}

interface PanelToggleProps {
  panel: SidePanel
  panelId: string
  labels: ResizablePanelLabels
}

/** Hides and shows the panel; in the middle of the separator. */
function PanelToggle({ panel, panelId, labels }: PanelToggleProps) {
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

/** The heading of the panel when it is stacked above the content. */
function PanelHeading({ panel, panelId, labels }: PanelToggleProps) {
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
