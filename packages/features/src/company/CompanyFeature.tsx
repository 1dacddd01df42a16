import { FeatureRoot } from '../shared/host/FeatureRoot'
import { useHost } from '../shared/host/useHost'
import { CertificationSubmitted } from './CertificationSubmitted'
import { CompanyHome } from './CompanyHome'
import { CompanyInformation } from './CompanyInformation'
import { CompanyInformationDetail } from './CompanyInformationDetail'
import { companyRoutes } from './routes'

/** The feature's screens by the host's path: the company home, or its record and certification. */
export function CompanyFeature() {
  return (
    <FeatureRoot paths={ownPaths}>
      <CurrentScreen />
    </FeatureRoot>
  )
}

function CurrentScreen() {
  const { location } = useHost()
  switch (location.pathname) {
    case companyRoutes.information:
      return <CompanyInformation />
    case companyRoutes.detail:
      return <CompanyInformationDetail />
    case companyRoutes.submitted:
      return <CertificationSubmitted />
    default:
      return <CompanyHome />
  }
}

/** What it shows itself. */
const ownPaths = [
  companyRoutes.home,
  companyRoutes.information,
  companyRoutes.detail,
  companyRoutes.submitted,
]
