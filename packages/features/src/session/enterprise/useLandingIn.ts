import { inCompany } from '../../shared/host/companyInAddress'
import { withQuery } from '../../shared/host/query'
import { useHost } from '../../shared/host/useHost'

/** The home of a company, which other features show. */
const companyHome = '/CompanyMainPage'

/** Before somebody counts as signed in: leads them to the company that they signed in for, wherever they came from. */
export function useLandingIn(): (companyId: string) => void {
  const { location, navigate } = useHost()
  return (companyId) =>
    navigate(
      withQuery(location.pathname, { way: 'enterprise', fromroute: inCompany(companyHome, companyId) }),
      { replace: true },
    )
}
