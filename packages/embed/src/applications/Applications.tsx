import { ApplicationsFeature } from '@atrium/features/applications'
import { DepartmentPicker } from '@atrium/features/invitations'

/** Applications to join the company, and each with its decision. */
export const Applications = () => <ApplicationsFeature DepartmentPicker={DepartmentPicker} />
