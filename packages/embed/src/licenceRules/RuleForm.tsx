import { pagePaths } from '@atrium/contracts/paths'
import { GroupsPicker } from '@atrium/features/administrators'
import { MembersPicker } from '@atrium/features/authorisation'
import { DepartmentPicker } from '@atrium/features/departments'
import { LicenceRuleForm, LicenceRulesFeature } from '@atrium/features/licenceRules'
import { useHost } from '@atrium/features/shared'
import { bulkPickers } from '../bulkLicences'

/** The form of a rule, with what other features offer for the choice of people and products. */
export function RuleForm() {
  // Only people who manage administrators may list permission groups.
  const { allows } = useHost()
  return (
    <LicenceRulesFeature
      {...bulkPickers}
      DepartmentPicker={DepartmentPicker}
      MembersPicker={MembersPicker}
      GroupsPicker={allows(pagePaths.permissionGroupsMenu) ? GroupsPicker : undefined}
    >
      <LicenceRuleForm />
    </LicenceRulesFeature>
  )
}
