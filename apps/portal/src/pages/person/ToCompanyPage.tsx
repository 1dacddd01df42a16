import { ToCompany } from '@atrium/features/newCompany'
import { useWorkspace } from '@atrium/features/workspace'

export default function ToCompanyPage() {
  const { user } = useWorkspace()
  return <ToCompany phone={user.phone} />
}
