import { OwnLicences } from '@atrium/features/company'
import { ProfileCompletion } from '@atrium/features/profile'
import { FeatureProvider } from '@atrium/features/shared'
import { PersonalHome, useWorkspace } from '@atrium/features/workspace'

export default function PersonalHomePage() {
  const { enterCompany } = useWorkspace()
  return (
    <PersonalHome
      onEnterCompany={enterCompany}
      profile={<ProfileCompletion />}
      licencesIn={({ companyId, role }) => (
        <FeatureProvider companyId={companyId} companyRole={role}>
          <OwnLicences />
        </FeatureProvider>
      )}
    />
  )
}
