import { GroupName, GroupsPicker } from '@atrium/features/administrators'
import { MembersPicker } from '@atrium/features/authorisation'
import { CompanyIdentity as Section } from '@atrium/features/connections'
import { DepartmentName, DepartmentPicker } from '@atrium/features/departments'
import { useSite } from '../site'

/** The company's own identity, with what other features offer for the choice of people and departments. */
export const CompanyIdentity = () => (
  <Section
    DepartmentPicker={DepartmentPicker}
    DepartmentName={DepartmentName}
    GroupsPicker={GroupsPicker}
    GroupName={GroupName}
    MembersPicker={MembersPicker}
    onLeave={useSite().leaveFor}
  />
)
