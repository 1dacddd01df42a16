import { pagePaths } from '@atrium/contracts/paths'
import { FeatureRoot } from '../shared/host/FeatureRoot'
import { MemberManagement } from './MemberManagement'
import { type HostActions, HostActionsContext } from './parts/HostActions'

export interface DepartmentsFeatureProps extends HostActions {}

/**
 * Departments and members of a company, whole: put it inside a `<FeatureProvider>` that knows the company.
 * It takes the width it is given and touches nothing outside itself.
 */
export function DepartmentsFeature({ getPassportToken, onTransferred, inviting }: DepartmentsFeatureProps) {
  return (
    <FeatureRoot paths={pathsWith(inviting)}>
      <HostActionsContext value={{ getPassportToken, onTransferred, inviting }}>
        <MemberManagement />
      </HostActionsContext>
    </FeatureRoot>
  )
}

/** What it shows itself, and what the host says that it shows. */
function pathsWith(inviting: HostActions['inviting']): readonly string[] {
  const { memberManagement } = pagePaths
  return inviting
    ? [memberManagement, inviting.byMessage, inviting.records, inviting.applications]
    : [memberManagement]
}
