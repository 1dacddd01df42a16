import { useHost } from '../shared/useHost'
import { CompanyHome } from './CompanyHome'
import { CompanyInformation } from './CompanyInformation'
import { companyRoutes } from './routes'

/** The feature's screens by the host's path: the company home, or the record behind its certification action. */
export function CompanyFeature() {
  const { location } = useHost()
  return location.pathname === companyRoutes.information ? <CompanyInformation /> : <CompanyHome />
}
