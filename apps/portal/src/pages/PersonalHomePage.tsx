import { PersonalHome, useWorkspace } from '@atrium/features/workspace'

export default function PersonalHomePage() {
  const { enterCompany } = useWorkspace()
  return <PersonalHome onEnterCompany={enterCompany} />
}
