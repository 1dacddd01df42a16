import { OwnLicences } from '@atrium/features/company'
import { FeatureProvider } from '@atrium/features/shared'
import { PersonalHome, useWorkspace } from '@atrium/features/workspace'
import { Skeleton } from '@atrium/ui/skeleton'
import { lazy, Suspense } from 'react'

const OwnBacklog = lazy(() => import('./OwnBacklog'))
const OwnCompletion = lazy(() => import('./OwnCompletion'))
const OwnSummary = lazy(() => import('./OwnSummary'))
const OwnProductsCard = lazy(() => import('./OwnProductsCard'))
const OwnSecurity = lazy(() => import('./OwnSecurity'))

export default function PersonalHomePage() {
  const { enterCompany } = useWorkspace()
  return (
    <PersonalHome
      onEnterCompany={enterCompany}
      summary={
        <Suspense>
          <OwnSummary />
        </Suspense>
      }
      waiting={
        <Suspense fallback={<Skeleton shape="block" height={117} data-waits />}>
          <OwnBacklog />
        </Suspense>
      }
      products={
        <Suspense>
          <OwnProductsCard />
        </Suspense>
      }
      profile={
        <Suspense fallback={<Skeleton shape="block" height={184} />}>
          <OwnCompletion />
        </Suspense>
      }
      security={
        <Suspense fallback={<Skeleton shape="block" height={110} />}>
          <OwnSecurity />
        </Suspense>
      }
      licencesIn={({ companyId, role }) => (
        <FeatureProvider companyId={companyId} companyRole={role}>
          <OwnLicences />
        </FeatureProvider>
      )}
    />
  )
}
