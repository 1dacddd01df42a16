import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ProfileDetail } from './ProfileDetail'
import { ProfileEdit } from './ProfileEdit'
import { ProfileInCompany } from './ProfileInCompany'

/** The person's profile: shows the screen of the host's current path. */
export const ProfileFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.profile]: <ProfileDetail />,
  [pagePaths.profileForm]: <ProfileEdit />,
  [pagePaths.profileInCompany]: <ProfileInCompany />,
}
