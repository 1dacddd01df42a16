import { pagePaths } from '@atrium/contracts/paths'
import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'

const InvoicesAndAddresses = lazy(() => import('./InvoicesAndAddresses'))

/** Whom invoices name and where they go, of the company or else of the person. */
export const BillingFeature = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <FeatureScreens screens={screens} />
  </Suspense>
)

const screens = {
  [pagePaths.ownBilling]: <InvoicesAndAddresses />,
  [pagePaths.companyBilling]: <InvoicesAndAddresses />,
}
