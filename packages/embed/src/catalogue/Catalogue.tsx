import { pagePaths } from '@atrium/contracts/paths'
import { CatalogueFeature } from '@atrium/features/catalogue'
import { useSessionState } from '@atrium/features/session'
import { FeatureProvider, useHost } from '@atrium/features/shared'
import { Skeleton } from '@atrium/ui/skeleton'
import { lazy, type ReactNode, Suspense } from 'react'
import { Area, sameAt } from '../area'
import { BillChoice } from '../orders'
import { useSite } from '../site'

const PersonForm = lazy(async () => ({ default: (await import('@atrium/features/profile')).ProfileForm }))

const OrderPage = lazy(async () => ({ default: (await import('../orders')).OrderPage }))
const PayOrderPage = lazy(async () => ({ default: (await import('../orders')).PayOrderPage }))

/** The vendor's offers for everybody, orders up to their payment, and the person's trials, apps and meetings. */
export function Catalogue() {
  const { companyRole } = useHost()
  const area = <Area screens={screens} />
  // Ordinary members buy for themselves only.
  return companyRole === 'member' ? <Personal>{area}</Personal> : area
}

/** What belongs to the person, also while they look at a company. */
const Personal = ({ children }: { readonly children: ReactNode }) => (
  <FeatureProvider companyId={undefined}>{children}</FeatureProvider>
)

function Offers() {
  const { session, leaveFor, signIn } = useSite()
  return (
    <CatalogueFeature
      isSignedIn={useSessionState(session).state !== 'signedOut'}
      onSignIn={signIn}
      leaveFor={leaveFor}
      personForm={(leadsTo) => (
        <Suspense fallback={<Skeleton shape="block" height={640} />}>
          <PersonForm leadsTo={leadsTo} />
        </Suspense>
      )}
      billChoice={(bill, onChange) => (
        <Suspense fallback={<Skeleton shape="block" height={130} />}>
          <BillChoice bill={bill} onChange={onChange} />
        </Suspense>
      )}
    />
  )
}

const { trialCenter, trialProduct, trialPerson, trialResult, ownTrials } = pagePaths
const { ownProducts, cloudApps, earlierApps, launchApp, meetings, meetingResult, meetingNotice } = pagePaths
const { shop, shopProduct, selectGoods, confirmOrder } = pagePaths

const screens = {
  ...sameAt(
    [
      ...[trialCenter, trialProduct, trialPerson, trialResult, ownTrials],
      ...[ownProducts, cloudApps, earlierApps, launchApp, meetings, meetingResult, meetingNotice],
      ...[shop, shopProduct, selectGoods, confirmOrder],
    ],
    <Offers />,
  ),
  [pagePaths.ownOrder]: (
    <Personal>
      <OrderPage />
    </Personal>
  ),
  [pagePaths.payOwnOrder]: (
    <Personal>
      <PayOrderPage />
    </Personal>
  ),
  [pagePaths.companyOrder]: <OrderPage />,
  ...sameAt([pagePaths.payCompanyOrder, pagePaths.paymentResult], <PayOrderPage />),
}
