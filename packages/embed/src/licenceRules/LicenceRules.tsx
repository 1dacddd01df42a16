import { pagePaths } from '@atrium/contracts/paths'
import { GroupsPicker } from '@atrium/features/administrators'
import { MembersPicker } from '@atrium/features/authorisation'
import { DepartmentPicker } from '@atrium/features/departments'
import { LicenceRulesFeature } from '@atrium/features/licenceRules'
import { useHost } from '@atrium/features/shared'
import { bulkPickers } from '../bulkLicences'

/** Rules that assign licences. Only people who manage administrators may list permission groups. */
export function LicenceRules() {
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
