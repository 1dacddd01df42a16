import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ByMember } from './ByMember'
import { ByProduct } from './ByProduct'
import { CompanyProducts } from './CompanyProducts'
import { ManageMember } from './ManageMember'
import { ManageProduct } from './ManageProduct'

/** The whole feature: the screen of the host's location, or else the list by member. */
export const AuthorisationFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.licencesByMember]: <ByMember />,
  [pagePaths.memberLicences]: <ManageMember />,
  [pagePaths.licencesByProduct]: <ByProduct />,
  [pagePaths.productLicences]: <ManageProduct />,
  [pagePaths.companyProducts]: <CompanyProducts />,
}
