import { ApplicationsFeature, MemberApplications } from '@atrium/features/applications'
import { DepartmentPicker } from '@atrium/features/invitations'

export default function MemberApplicationsPage() {
  return (
    <ApplicationsFeature DepartmentPicker={DepartmentPicker}>
      <MemberApplications />
    </ApplicationsFeature>
  )
}
