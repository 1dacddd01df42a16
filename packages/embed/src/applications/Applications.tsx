import { pagePaths } from '@atrium/contracts/paths'
import { ApplicationsFeature } from '@atrium/features/applications'
import { DepartmentPicker } from '@atrium/features/invitations'
import { ListArea, sameAt } from '../area'

/** Applications to join the company, and each with its decision. */
export const Applications = () => <ListArea screens={screens} isForAdministrators />

const screens = sameAt(
  [pagePaths.memberApplications, pagePaths.memberApplication],
  <ApplicationsFeature DepartmentPicker={DepartmentPicker} />,
)
