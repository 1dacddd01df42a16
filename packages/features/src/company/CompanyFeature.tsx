import { FeatureScreens } from '../shared/host/FeatureScreens'
import { CertificationSubmitted } from './CertificationSubmitted'
import { CompanyHome } from './CompanyHome'
import { CompanyInformation } from './CompanyInformation'
import { CompanyInformationDetail } from './CompanyInformationDetail'
import { companyRoutes } from './routes'

/** The feature's screens by the host's path: the company home, or its record and certification. */
export const CompanyFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [companyRoutes.home]: <CompanyHome />,
  [companyRoutes.information]: <CompanyInformation />,
  [companyRoutes.detail]: <CompanyInformationDetail />,
  [companyRoutes.submitted]: <CertificationSubmitted />,
}
