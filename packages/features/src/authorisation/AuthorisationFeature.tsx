import { FeatureRoot } from '../shared/host/FeatureRoot'
import { useHost } from '../shared/host/useHost'
import { ByMember } from './ByMember'
import { ByProduct } from './ByProduct'
import { CompanyProducts } from './CompanyProducts'
import { ManageMember } from './ManageMember'
import { ManageProduct } from './ManageProduct'
import { authorisationRoutes as routes } from './routes'

/** The whole feature: the screen that the host's location names, else the list by member. */
export function AuthorisationFeature() {
  return (
    <FeatureRoot paths={ownPaths}>
      <CurrentScreen />
    </FeatureRoot>
  )
}

function CurrentScreen() {
  const { pathname } = useHost().location
  if (pathname === routes.manageMember) return <ManageMember />
  if (pathname === routes.byProduct) return <ByProduct />
  if (pathname === routes.manageProduct) return <ManageProduct />
  if (pathname === routes.companyProducts) return <CompanyProducts />
  return <ByMember />
}

/** What it shows itself. */
const ownPaths = [
  routes.byMember,
  routes.manageMember,
  routes.byProduct,
  routes.manageProduct,
  routes.companyProducts,
]
