import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ByMember } from './ByMember'
import { ByProduct } from './ByProduct'
import { CompanyProducts } from './CompanyProducts'
import { ManageMember } from './ManageMember'
import { ManageProduct } from './ManageProduct'
import { authorisationRoutes as routes } from './routes'

/** The whole feature: the screen that the host's location names, else the list by member. */
export const AuthorisationFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [routes.byMember]: <ByMember />,
  [routes.manageMember]: <ManageMember />,
  [routes.byProduct]: <ByProduct />,
  [routes.manageProduct]: <ManageProduct />,
  [routes.companyProducts]: <CompanyProducts />,
}
