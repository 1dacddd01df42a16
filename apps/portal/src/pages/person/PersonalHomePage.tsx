import { useWaitingCount, WaitingCard } from '@atrium/features/backlog'
import { OwnProductsCard } from '@atrium/features/catalogue'
import { OwnLicences } from '@atrium/features/company'
import { ProfileCompletion } from '@atrium/features/profile'
import { SecurityLine, useWeakCount } from '@atrium/features/security'
import { FeatureProvider } from '@atrium/features/shared'
import { PersonalHome, useWorkspace, WaitingSummary } from '@atrium/features/workspace'
import { useVisit } from '../../useVisit'

export default function PersonalHomePage() {
  const { session } = useVisit()
  const { enterCompany } = useWorkspace()
  return (
    <PersonalHome
      onEnterCompany={enterCompany}
      summary={<Summary />}
      waiting={<WaitingCard getPassportToken={session.getPassportToken} onEnterCompany={enterCompany} />}
      products={<OwnProductsCard />}
      profile={<ProfileCompletion />}
      security={<SecurityLine />}
      licencesIn={({ companyId, role }) => (
        <FeatureProvider companyId={companyId} companyRole={role}>
          <OwnLicences />
        </FeatureProvider>
      )}
    />
  )
}

function Summary() {
  return <WaitingSummary waiting={useWaitingCount()} weak={useWeakCount()} />
}
