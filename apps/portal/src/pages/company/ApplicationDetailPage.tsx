import { ApplicationDetail, ApplicationsFeature } from '@atrium/features/applications'
import { DepartmentPicker } from '@atrium/features/invitations'

export default function ApplicationDetailPage() {
  return (
    <ApplicationsFeature DepartmentPicker={DepartmentPicker}>
      <ApplicationDetail />
    </ApplicationsFeature>
  )
}
