import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { ResizablePanel } from '@atrium/ui/resizable-panel'
import { useAtom } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useHost, useKept, useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { departmentsAtom } from './atoms'
import styles from './MemberManagement.module.css'
import { departmentsMessages } from './messages'
import { DepartmentPanel } from './parts/DepartmentPanel'
import { MemberPanel } from './parts/MemberPanel'

/** `/comMbManage`: the department tree on the left, the members of the chosen department on the right. */
export function MemberManagement() {
  const texts = useTexts(departmentsMessages)
  return (
    <Screen above={[{ name: texts.enterprise }]} name={texts.title}>
      <div className={styles.screen}>
        <Card padding="none" bleeds className={styles.card}>
          <Content />
        </Card>
      </div>
    </Screen>
  )
}

function Content() {
  const texts = useTexts(departmentsMessages)
  const isNarrow = useNarrowWindow()
  const [departments, refresh] = useAtom(departmentsAtom)
  if (departments.state === 'failed') {
    return (
      <div className={styles.message}>
        <RequestFailure
          failure={departments.failure}
          title={texts.departmentsFailed}
          onRetry={() => refresh()}
        />
      </div>
    )
  }
  if (departments.state === 'ready' && departments.value.length === 0) {
    return (
      <div className={styles.message}>
        <EmptyState drawing="departments" title={texts.noDepartments} description={texts.noDepartmentsHint} />
      </div>
    )
  }
  // There they are in a sheet.
  if (isNarrow) return <MemberPanel />
  return (
    <SidePanel side={<DepartmentPanel />}>
      <MemberPanel />
    </SidePanel>
  )
}

interface SidePanelProps {
  readonly side: ReactNode
  readonly children: ReactNode
}

const widthKey = 'departments.panelWidth'
const collapsedKey = 'departments.panelCollapsed'
const startWidth = 280

/** The department panel, 280 to 660 px wide, with the last width if the host stores it. */
function SidePanel({ side, children }: SidePanelProps) {
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
