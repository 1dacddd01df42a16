import { ResizablePanel } from '@atrium/ui/resizable-panel'
import { type ReactNode, useMemo, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useKept } from '../../shared/host/useKept'
import { departmentsMessages } from '../messages'

interface SidePanelProps {
  readonly side: ReactNode
  readonly children: ReactNode
}

const widthKey = 'departments.panelWidth'
const collapsedKey = 'departments.panelCollapsed'
const startWidth = 280

/** The department panel, 280 to 660 px wide, as the person left it if the host remembers. */
export function SidePanel({ side, children }: SidePanelProps) {
  const texts = useTexts(departmentsMessages)
  const { store } = useHost()
  const keptWidth = Number(useKept(widthKey))
  const [width, setWidth] = useState<number>()
  const keptCollapsed = useKept(collapsedKey)
  const [collapsed, setCollapsed] = useState<boolean>()
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
      width={width ?? (keptWidth || startWidth)}
      defaultWidth={startWidth}
      onWidthChange={(next) => {
        setWidth(next)
        store.write(widthKey, String(next))
      }}
      collapsed={collapsed ?? keptCollapsed === 'true'}
      onCollapsedChange={(next) => {
        setCollapsed(next)
        store.write(collapsedKey, String(next))
      }}
    >
      {children}
    </ResizablePanel>
  )
}
