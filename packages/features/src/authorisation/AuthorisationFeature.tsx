import { pagePaths } from '@atrium/contracts/paths'
import { useMemo } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import type { OpenBulkLicences } from '../shared/licence/bulkChoice'
import { ByMember } from './ByMember'
import { ByProduct } from './ByProduct'
import { CompanyProducts } from './CompanyProducts'
import { ManageMember } from './ManageMember'
import { ManageProduct } from './ManageProduct'

export interface AuthorisationFeatureProps {
  /** Assigns licences to many members, or takes them back. Default: neither is offered. */
  readonly bulkLicences?: OpenBulkLicences
}

/** The whole feature: the screen of the host's location, or else the list by member. */
export function AuthorisationFeature({ bulkLicences }: AuthorisationFeatureProps) {
  const screens = useMemo(
    () => ({
      [pagePaths.licencesByMember]: <ByMember bulkLicences={bulkLicences} />,
      [pagePaths.memberLicences]: <ManageMember />,
      [pagePaths.licencesByProduct]: <ByProduct bulkLicences={bulkLicences} />,
      [pagePaths.productLicences]: <ManageProduct bulkLicences={bulkLicences} />,
      [pagePaths.companyProducts]: <CompanyProducts />,
    }),
    [bulkLicences],
  )
  return <FeatureScreens screens={screens} />
}
