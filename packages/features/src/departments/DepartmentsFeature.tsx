import { MemberManagement } from './MemberManagement'
import { type HostActions, HostActionsContext } from './parts/HostActions'

export interface DepartmentsFeatureProps extends HostActions {}

/**
 * Departments and members of a company, whole: put it inside a `<FeatureProvider>` that knows the company.
 * It takes the width it is given and touches nothing outside itself.
 */
export function DepartmentsFeature({ getPassportToken, onTransferred, inviting }: DepartmentsFeatureProps) {
  return (
    <HostActionsContext value={{ getPassportToken, onTransferred, inviting }}>
      <MemberManagement />
    </HostActionsContext>
  )
}
