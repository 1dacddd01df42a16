import { pagePaths } from '@atrium/contracts/paths'
import { useMemo } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import type { OpenBulkLicences } from '../shared/licence/bulkChoice'
import type { OpenExempt, OpenReclaim } from '../shared/licence/idleChoices'
import { ByMember } from './ByMember'
import { ByProduct } from './ByProduct'
import { CompanyProducts } from './CompanyProducts'
import { ManageMember } from './ManageMember'
import { ManageProduct } from './ManageProduct'

export interface AuthorisationFeatureProps {
  /** Assigns licences to many members, or takes them back. Default: neither is offered. */
  readonly bulkLicences?: OpenBulkLicences
  /** Takes back licences of a product that nobody uses. Default: not offered. */
  readonly reclaim?: OpenReclaim
  /** Exempts members from that. Default: not offered. */
  readonly exempt?: OpenExempt
}

/** The whole feature: the screen of the host's location, or else the list by member. */
export function AuthorisationFeature({ bulkLicences, reclaim, exempt }: AuthorisationFeatureProps) {
  const screens = useMemo(
    () => ({
      [pagePaths.licencesByMember]: <ByMember bulkLicences={bulkLicences} />,
      [pagePaths.memberLicences]: <ManageMember />,
      [pagePaths.licencesByProduct]: <ByProduct bulkLicences={bulkLicences} />,
      [pagePaths.productLicences]: (
        <ManageProduct bulkLicences={bulkLicences} reclaim={reclaim} exempt={exempt} />
      ),
      [pagePaths.companyProducts]: <CompanyProducts />,
    }),
    [bulkLicences, reclaim, exempt],
  )
  return <FeatureScreens screens={screens} />
}
