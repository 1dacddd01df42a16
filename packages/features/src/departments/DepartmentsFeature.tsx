import { pagePaths } from '@atrium/contracts/paths'
import { FeatureRoot } from '../shared/host/FeatureRoot'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { MemberManagement } from './MemberManagement'
import { type HostActions, HostActionsContext } from './parts/HostActions'

export interface DepartmentsFeatureProps extends HostActions {}

/**
 * The whole feature for a company's departments and members: put it inside a `<FeatureProvider>` that knows the
 * company. It uses the available width and changes nothing outside itself.
 */
export function DepartmentsFeature(host: DepartmentsFeatureProps) {
  return (
    <FeatureRoot paths={pathsWith(host.inviting)} placeholder={<ScreenSkeleton />}>
      <HostActionsContext value={host}>
        <MemberManagement />
      </HostActionsContext>
    </FeatureRoot>
  )
}

/** The feature's own paths, and those that the host shows. */
function pathsWith(inviting: HostActions['inviting']): readonly string[] {
  const { memberManagement } = pagePaths
  return inviting
    ? [memberManagement, inviting.byMessage, inviting.records, inviting.applications]
    : [memberManagement]
}
