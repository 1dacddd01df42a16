import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { CertificationSubmitted } from './CertificationSubmitted'
import { CompanyHome } from './CompanyHome'
import { CompanyInformation } from './CompanyInformation'
import { CompanyInformationDetail } from './CompanyInformationDetail'

/** The feature's screens by the host's path: the company home, or its record and certification. */
export const CompanyFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.companyHome]: <CompanyHome />,
  [pagePaths.companyInformation]: <CompanyInformation />,
  [pagePaths.certification]: <CompanyInformationDetail />,
  [pagePaths.certificationSubmitted]: <CertificationSubmitted />,
}
