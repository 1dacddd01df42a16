import { pagePaths } from '@atrium/contracts/paths'
import { GroupsPicker } from '@atrium/features/administrators'
import { MembersPicker, ProductsPicker } from '@atrium/features/authorisation'
import { DepartmentPicker, DepartmentsPicker } from '@atrium/features/departments'
import { LicenceRulesFeature } from '@atrium/features/licenceRules'
import { useWorkspace } from '@atrium/features/workspace'

/** Only people who manage departments, or administrators, may list them. */
export default function LicenceRulesPage() {
  const { offers } = useWorkspace()
  const hasDepartments = offers(pagePaths.memberManagement)
  return (
    <LicenceRulesFeature
      DepartmentsPicker={hasDepartments ? DepartmentsPicker : undefined}
      DepartmentPicker={hasDepartments ? DepartmentPicker : undefined}
      GroupsPicker={offers(pagePaths.permissionGroupsMenu) ? GroupsPicker : undefined}
      ProductsPicker={ProductsPicker}
      MembersPicker={MembersPicker}
    />
  )
}
