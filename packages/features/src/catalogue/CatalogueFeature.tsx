import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { type CatalogueHost, CatalogueHostContext } from './parts/CatalogueHost'

const TrialScreens = lazy(() => import('./trials/TrialScreens'))
const AppScreens = lazy(() => import('./apps/AppScreens'))
const MeetingScreens = lazy(() => import('./meetings/MeetingScreens'))
const ShopScreens = lazy(() => import('./sales/ShopScreens'))

export interface CatalogueFeatureProps extends CatalogueHost {
  /** A screen of this feature. Default: the screen of the host's location, or else the catalogue. */
  readonly children?: ReactNode
}

/** The vendor's offers, a person's trials, the shop up to an order, their cloud apps, and meetings. */
export function CatalogueFeature({ children, ...host }: CatalogueFeatureProps) {
  return (
    <CatalogueHostContext value={host}>
      <Suspense fallback={<ScreenSkeleton />}>{children ?? <FeatureScreens screens={screens} />}</Suspense>
    </CatalogueHostContext>
  )
}

const screens = {
  [pagePaths.trialCenter]: <TrialScreens />,
  [pagePaths.trialProduct]: <TrialScreens />,
  [pagePaths.trialPerson]: <TrialScreens />,
  [pagePaths.trialResult]: <TrialScreens />,
  [pagePaths.ownTrials]: <TrialScreens />,
  [pagePaths.ownProducts]: <AppScreens />,
  [pagePaths.cloudApps]: <AppScreens />,
  [pagePaths.earlierApps]: <AppScreens />,
  [pagePaths.launchApp]: <AppScreens />,
  [pagePaths.meetings]: <MeetingScreens />,
  [pagePaths.meetingResult]: <MeetingScreens />,
  [pagePaths.meetingNotice]: <MeetingScreens />,
  [pagePaths.shop]: <ShopScreens />,
  [pagePaths.shopProduct]: <ShopScreens />,
  [pagePaths.selectGoods]: <ShopScreens />,
  [pagePaths.confirmOrder]: <ShopScreens />,
}
