import { ResizablePanel } from '@atrium/ui/resizable-panel'
import { type ReactNode, useMemo, useState } from 'react'
import { useHost, useTexts } from '../../shared/useHost'
import { departmentsMessages } from '../messages'

interface SidePanelProps {
  readonly side: ReactNode
  readonly children: ReactNode
}

const widthKey = 'departments.panelWidth'
const collapsedKey = 'departments.panelCollapsed'
const startWidth = 320

/** The department panel, 280 to 660 px wide, as the person left it if the host remembers. */
export function SidePanel({ side, children }: SidePanelProps) {
  const texts = useTexts(departmentsMessages)
  const { store } = useHost()
  const [width, setWidth] = useState(() => Number(store.read(widthKey)) || startWidth)
  const [startsCollapsed] = useState(() => (store.read(collapsedKey) ?? String(isPhone())) === 'true')
  const labels = useMemo(
    () => ({
      panel: texts.departments,
      separator: texts.panelWidth,
      collapse: texts.collapsePanel,
      expand: texts.expandPanel,
      width: texts.pixels,
    }),
    [texts],
  )
  return (
    <ResizablePanel
      side={side}
      labels={labels}
      width={width}
      defaultWidth={startWidth}
      onWidthChange={(next) => {
        setWidth(next)
        store.write(widthKey, String(next))
      }}
      defaultCollapsed={startsCollapsed}
      onCollapsedChange={(collapsed) => store.write(collapsedKey, String(collapsed))}
    >
      {children}
    </ResizablePanel>
  )
}

/** There the panel lies above the members, who should be seen first. */
const isPhone = () => typeof matchMedia === 'function' && matchMedia('(width < 768px)').matches
