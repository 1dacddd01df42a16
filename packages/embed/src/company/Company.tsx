import { pagePaths } from '@atrium/contracts/paths'
import { lazy } from 'react'
import { ListArea } from '../area'
import { CompanyHomePage } from './CompanyHomePage'

const CertificationSubmitted = lazy(async () => ({
  default: (await import('@atrium/features/company/CertificationSubmitted')).CertificationSubmitted,
}))
const CompanyInformation = lazy(async () => ({
  default: (await import('@atrium/features/company/CompanyInformation')).CompanyInformation,
}))
const CompanyInformationDetail = lazy(async () => ({
  default: (await import('@atrium/features/company/CompanyInformationDetail')).CompanyInformationDetail,
}))

/** The home of a company, its record and its certification. */
export const Company = () => <ListArea screens={screens} />

const screens = {
  [pagePaths.companyHome]: <CompanyHomePage />,
  [pagePaths.companyInformation]: <CompanyInformation />,
  [pagePaths.certification]: <CompanyInformationDetail />,
  [pagePaths.certificationSubmitted]: <CertificationSubmitted />,
}
