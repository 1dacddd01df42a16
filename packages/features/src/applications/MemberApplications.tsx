import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { applicationsMessages } from './messages'
import { ApplicationTable } from './parts/ApplicationTable'
import { DecisionDialogs } from './parts/DecisionDialogs'
import { memberManagementPath } from './routes'

/** `/seeMemberApply`: who asked to join, and the answers to them. */
export function MemberApplications() {
  const texts = useTexts(applicationsMessages)
  return (
    <Screen
      above={[{ name: texts.enterprise }, { name: texts.memberManagement, to: memberManagementPath }]}
      name={texts.applications}
    >
      <ApplicationTable />
      <DecisionDialogs />
    </Screen>
  )
}
