import { OwnLicences } from '@atrium/features/company'
import { FeatureProvider } from '@atrium/features/shared'
import { PersonalHome, useWorkspace } from '@atrium/features/workspace'

export default function PersonalHomePage() {
  const { enterCompany } = useWorkspace()
  return (
    <PersonalHome
      onEnterCompany={enterCompany}
      licencesIn={({ companyId, role }) => (
        <FeatureProvider companyId={companyId} companyRole={role}>
          <OwnLicences />
        </FeatureProvider>
      )}
    />
  )
}
