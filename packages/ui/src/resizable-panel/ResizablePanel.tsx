import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type CSSProperties, useId } from 'react'
import { PanelHeading, PanelToggle } from './PanelToggle'
import styles from './ResizablePanel.module.css'
import type { ResizablePanelProps } from './ResizablePanelProps'
import { Separator } from './Separator'
import { useRoom } from './useRoom'
import { useSidePanel } from './useSidePanel'

/**
 * A side panel whose width the person sets: by dragging the line, with the arrow keys on it (10 px, with Shift
 * 50), Home and End; Enter hides and shows the panel, a double click resets it. Where the whole is narrower
 * than 768 px, panel and content are stacked and the panel folds under its heading.
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
