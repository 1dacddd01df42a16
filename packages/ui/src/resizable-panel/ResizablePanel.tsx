import { clsx } from 'clsx'
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import { PanelHeading, PanelToggle } from './PanelToggle'
import styles from './ResizablePanel.module.css'
import { Separator } from './Separator'
import { useRoom } from './useRoom'
import { useSidePanel } from './useSidePanel'

export interface ResizablePanelLabels {
  /** The accessible name of the side panel, and its heading where it is stacked: "Departments". */
  panel: string
  /** The accessible name of the line that is dragged, such as "Width of the department panel". */
  separator: string
  /** The button that hides the panel. */
  collapse: string
  /** The button that shows it again. */
  expand: string
  /** A width as it is read out, such as "320 pixels". */
  width: (pixels: number) => string
}

export interface ResizablePanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The content of the side panel. */
  side: ReactNode
  /** The content beside it, which takes the rest of the room. */
  children: ReactNode
  /** The width of the side panel in pixels, when the caller holds that state. */
  width?: number
  /** Its width at first, and after a double click on the line. Default: 320. */
  defaultWidth?: number
  /** The narrowest it can be made, in pixels. Default: 280. */
  minWidth?: number
  /** The widest it can be made, in pixels. Default: 660. */
  maxWidth?: number
  /** Called with the wanted width when it is dragged or set by keyboard. */
  onWidthChange?: (width: number) => void
  /** Whether the panel is hidden, when the caller holds that state. */
  collapsed?: boolean
  /** Whether it is hidden at first. Default: false. */
  defaultCollapsed?: boolean
  /** Called with the wanted state. */
  onCollapsedChange?: (collapsed: boolean) => void
  labels: ResizablePanelLabels
}

/**
 * A side panel whose width the person sets: by dragging the line, with the arrow keys on it (10 px, with Shift
 * 50), Home and End; Enter hides and shows the panel, a double click resets it. Where the whole is narrower
 * than 768 px, panel and content are stacked and the panel folds under its heading.
 */
export function ResizablePanel(props: ResizablePanelProps) {
  const { side, children, labels, className, style, ...rest } = props
  const [rootRef, room] = useRoom()
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
