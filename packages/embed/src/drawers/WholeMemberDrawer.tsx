import { pagePaths } from '@atrium/contracts/paths'
import { MemberLicencesLink } from '@atrium/features/authorisation'
import { MemberTasks, MemberTitle } from '@atrium/features/departments'
import { SubjectHistory } from '@atrium/features/history'
import { MemberDrawer, type MemberProfile } from '@atrium/features/members'
import { type DrawerState, useHost } from '@atrium/features/shared'
import { useSite } from '../site'

/** A member, with the facts and actions of other features. */
export function WholeMemberDrawer(state: DrawerState) {
  const { session, leaveCompany } = useSite()
  const { covers, serves } = useHost()
  const mayAssign = covers('authorisation:write') && serves(pagePaths.memberLicences)
  const isManaged = ({ permissions }: MemberProfile) => permissions.includes('departments')
  const tasks = (member: MemberProfile) =>
    isManaged(member) &&
    covers('departments:write') && (
      <MemberTasks
        member={{ ...member, isAdministrator: member.role !== 'member' }}
        onRemoved={() => state.onOpenChange(false)}
        getPassportToken={session.getPassportToken}
        onTransferred={member.role === 'superAdministrator' ? undefined : leaveCompany}
      />
    )
  return (
    <MemberDrawer
      {...state}
      title={(member) => isManaged(member) && <MemberTitle key={member.userId} member={member} />}
      tasks={tasks}
      manageLicences={({ userId }) => mayAssign && <MemberLicencesLink userId={userId} />}
      history={(userId) => <SubjectHistory kind="member" id={userId} />}
    />
  )
}
