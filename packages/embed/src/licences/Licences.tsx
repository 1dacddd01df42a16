import { pagePaths } from '@atrium/contracts/paths'
import { lazy } from 'react'
import { ListArea } from '../area'
import { ByMemberPage } from './ByMemberPage'

const ByProductPage = lazy(async () => ({
  default: (await import('./ByProductPage')).ByProductPage,
}))
const ManageProductPage = lazy(async () => ({
  default: (await import('./ManageProductPage')).ManageProductPage,
}))
const ManageMember = lazy(async () => ({
  default: (await import('@atrium/features/authorisation/ManageMember')).ManageMember,
}))
const CompanyProducts = lazy(async () => ({
  default: (await import('@atrium/features/authorisation/CompanyProducts')).CompanyProducts,
}))
const BulkLicences = lazy(async () => ({ default: (await import('../bulkLicences')).BulkLicences }))
const LicenceRequests = lazy(async () => ({ default: (await import('../licenceRequests')).LicenceRequests }))

/** The licences of a company, by member and by product, with bulk changes and requests. */
export const Licences = () => <ListArea screens={screens} isForAdministrators />

const screens = {
  [pagePaths.licencesByMember]: <ByMemberPage />,
  [pagePaths.memberLicences]: <ManageMember />,
  [pagePaths.licencesByProduct]: <ByProductPage />,
  [pagePaths.productLicences]: <ManageProductPage />,
  [pagePaths.companyProducts]: <CompanyProducts />,
  [pagePaths.bulkLicences]: <BulkLicences />,
  [pagePaths.bulkChange]: <BulkLicences />,
  [pagePaths.licenceRequests]: <LicenceRequests />,
}
