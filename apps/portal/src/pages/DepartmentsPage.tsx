import { DepartmentsFeature } from '@atrium/features/departments'
import { useWorkspace } from '@atrium/features/workspace'
import { session } from '../session'

export default function DepartmentsPage() {
  const { leaveCompany } = useWorkspace()
  return <DepartmentsFeature getPassportToken={session.getPassportToken} onTransferred={leaveCompany} />
}
