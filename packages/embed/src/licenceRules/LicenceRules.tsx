import { pagePaths } from '@atrium/contracts/paths'
import { GroupsPicker } from '@atrium/features/administrators'
import { MembersPicker } from '@atrium/features/authorisation'
import { DepartmentPicker } from '@atrium/features/departments'
import { LicenceRulesFeature } from '@atrium/features/licenceRules'
import { useHost } from '@atrium/features/shared'
import { ListArea, sameAt } from '../area'
import { bulkPickers } from '../bulkLicences'

/** Rules that assign licences, and who waits for one. */
export const LicenceRules = () => <ListArea screens={screens} isForAdministrators />

/** Only people who manage administrators may list permission groups. */
function Rules() {
  const { allows } = useHost()
  return (
    <LicenceRulesFeature
      {...bulkPickers}
      DepartmentPicker={DepartmentPicker}
      MembersPicker={MembersPicker}
      GroupsPicker={allows(pagePaths.permissionGroupsMenu) ? GroupsPicker : undefined}
    />
  )
}

const screens = sameAt(
  [pagePaths.licenceRules, pagePaths.licenceRule, pagePaths.licenceRuleForm, pagePaths.licenceWaiting],
  <Rules />,
)
