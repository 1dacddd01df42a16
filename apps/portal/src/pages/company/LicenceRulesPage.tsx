import { pagePaths } from '@atrium/contracts/paths'
import { GroupsPicker } from '@atrium/features/administrators'
import { MembersPicker } from '@atrium/features/authorisation'
import { DepartmentPicker } from '@atrium/features/departments'
import { LicenceRulesFeature } from '@atrium/features/licenceRules'
import { useWorkspace } from '@atrium/features/workspace'
import { bulkPickers } from './bulkPickers'

/** Only people who manage administrators may list permission groups. */
export default function LicenceRulesPage() {
  const { offers } = useWorkspace()
  return (
    <LicenceRulesFeature
      {...bulkPickers}
      DepartmentPicker={DepartmentPicker}
      MembersPicker={MembersPicker}
      GroupsPicker={offers(pagePaths.permissionGroupsMenu) ? GroupsPicker : undefined}
    />
  )
}
