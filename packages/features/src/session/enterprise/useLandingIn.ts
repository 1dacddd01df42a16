import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { inCompany } from '../../shared/host/companyInAddress'
import { useHost } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'

/** The home of a company, which other features show. */
const companyHome = pagePaths.companyHome

/**
 * Leads the person to the company they signed in for, whatever the original page. Called before they count as
 * signed in.
 */
export function useLandingIn(): (companyId: string) => void {
  const { navigate } = useHost()
  const location = useLocation()
  return (companyId) =>
    navigate(
      withQuery(location.pathname, { way: 'enterprise', fromroute: inCompany(companyHome, companyId) }),
      { replace: true },
    )
}
