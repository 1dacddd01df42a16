import { CatalogueFeature } from '@atrium/features/catalogue'
import { useSessionState } from '@atrium/features/session'
import { Skeleton } from '@atrium/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useSignInAndReturn } from '../../useSignInAndReturn'
import { useVisit } from '../../useVisit'
import { BillChoice } from './laterBillChoice'

const PersonForm = lazy(() => import('./PersonForm'))

/** The vendor's offers for everybody, and the person's trials. */
export default function CataloguePage() {
  const { session, leaveFor } = useVisit()
  return (
    <CatalogueFeature
      isSignedIn={useSessionState(session).state !== 'signedOut'}
      onSignIn={useSignInAndReturn()}
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
