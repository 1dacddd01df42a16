import { CatalogueFeature } from '@atrium/features/catalogue'
import { useSessionState } from '@atrium/features/session'
import { Skeleton } from '@atrium/ui/skeleton'
import { lazy, Suspense } from 'react'
import { BillChoice } from '../orders'
import { useSite } from '../site'

const PersonForm = lazy(async () => ({ default: (await import('@atrium/features/profile')).ProfileForm }))

/** The vendor's offers for everybody, and the person's trials, apps and meetings. */
export function Catalogue() {
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
