import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { launchAtom } from './apps/atoms'
import { productIdAtom } from './atoms'
import { meetingIdAtom } from './meetings/atoms'
import { type CatalogueHost, CatalogueHostContext } from './parts/CatalogueHost'

const TrialCenter = lazy(() => import('./TrialCenter'))
const TrialProduct = lazy(() => import('./TrialProduct'))
const PersonWanted = lazy(() => import('./PersonWanted'))
const TrialResult = lazy(() => import('./TrialResult'))
const OwnTrials = lazy(() => import('./OwnTrials'))
const OwnProducts = lazy(() => import('./OwnProducts'))
const CloudApps = lazy(() => import('./CloudApps'))
const EarlierApps = lazy(() => import('./EarlierApps'))
const LaunchApp = lazy(() => import('./LaunchApp'))
const MeetingList = lazy(() => import('./MeetingList'))
const MeetingIntroduction = lazy(() => import('./MeetingIntroduction'))
const MeetingResult = lazy(() => import('./MeetingResult'))
const MeetingNotice = lazy(() => import('./MeetingNotice'))
const SaleGoodsList = lazy(() => import('./SaleGoodsList'))
const SaleGoodsDetail = lazy(() => import('./SaleGoodsDetail'))
const SelectGoods = lazy(() => import('./SelectGoods'))
const ConfirmGoods = lazy(() => import('./ConfirmGoods'))

export interface CatalogueFeatureProps extends CatalogueHost {
  /** A screen of this feature. Default: the one that the host's location names, else the catalogue. */
  readonly children?: ReactNode
}

/** What the vendor offers, what of it a person tries, the way to an order of it, their cloud apps, and meetings. */
export function CatalogueFeature({ children, ...host }: CatalogueFeatureProps) {
  return (
    <CatalogueHostContext value={host}>
      <Suspense fallback={<ScreenSkeleton />}>{children ?? <FeatureScreens screens={screens} />}</Suspense>
    </CatalogueHostContext>
  )
}

/** One address for all meetings, and for the one that it names. */
const Meetings = () => (useAtomValue(meetingIdAtom) ? <MeetingIntroduction /> : <MeetingList />)

/** The same of cloud apps: what one has, and the product that it names. */
const Apps = () => (useAtomValue(productIdAtom) ? <TrialProduct /> : <CloudApps />)

/** Without a licence named, they are to choose from. */
const Launch = () => (useAtomValue(launchAtom) ? <LaunchApp /> : <CloudApps />)

const screens = {
  [pagePaths.trialCenter]: <TrialCenter />,
  [pagePaths.trialProduct]: <TrialProduct />,
  [pagePaths.trialPerson]: <PersonWanted />,
  [pagePaths.trialResult]: <TrialResult />,
  [pagePaths.ownTrials]: <OwnTrials />,
  [pagePaths.ownProducts]: <OwnProducts />,
  [pagePaths.cloudApps]: <Apps />,
  [pagePaths.earlierApps]: <EarlierApps />,
  [pagePaths.launchApp]: <Launch />,
  [pagePaths.meetings]: <Meetings />,
  [pagePaths.meetingResult]: <MeetingResult />,
  [pagePaths.meetingNotice]: <MeetingNotice />,
  [pagePaths.shop]: <SaleGoodsList />,
  [pagePaths.shopProduct]: <SaleGoodsDetail />,
  [pagePaths.selectGoods]: <SelectGoods />,
  [pagePaths.confirmOrder]: <ConfirmGoods />,
}
