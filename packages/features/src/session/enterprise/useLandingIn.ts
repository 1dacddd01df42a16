import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { inCompany } from '../../shared/host/companyInAddress'
import { useHost } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'

/** The home of a company, which other features show. */
const companyHome = pagePaths.companyHome

/** Before somebody counts as signed in: leads them to the company that they signed in for, wherever they came from. */
export function useLandingIn(): (companyId: string) => void {
  const { navigate } = useHost()
  const location = useLocation()
  return (companyId) =>
    navigate(
      withQuery(location.pathname, { way: 'enterprise', fromroute: inCompany(companyHome, companyId) }),
      { replace: true },
    )
}
