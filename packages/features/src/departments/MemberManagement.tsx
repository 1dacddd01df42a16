import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { departmentsAtom } from './atoms'
import styles from './MemberManagement.module.css'
import { departmentsMessages } from './messages'
import { DepartmentPanel } from './parts/DepartmentPanel'
import { MemberPanel } from './parts/MemberPanel'
import { SidePanel } from './parts/SidePanel'

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
  // There a sheet has them.
  if (isNarrow) return <MemberPanel />
  return (
    <SidePanel side={<DepartmentPanel />}>
      <MemberPanel />
    </SidePanel>
  )
}
