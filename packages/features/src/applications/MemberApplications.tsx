import { pagePaths } from '@atrium/contracts/paths'
import { useTexts } from '../shared/host/useKept'
import { Screen } from '../shared/screen/Screen'
import { applicationsMessages } from './messages'
import { ApplicationTable } from './parts/ApplicationTable'
import { DecisionDialogs } from './parts/DecisionDialogs'

/** `/seeMemberApply`: who asked to join, and the answers to them. */
export function MemberApplications() {
  const texts = useTexts(applicationsMessages)
  return (
    <Screen
      above={[{ name: texts.enterprise }, { name: texts.memberManagement, to: pagePaths.memberManagement }]}
      name={texts.applications}
    >
      <ApplicationTable />
      <DecisionDialogs />
    </Screen>
  )
}
