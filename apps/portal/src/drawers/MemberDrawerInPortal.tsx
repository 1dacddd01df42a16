import { MemberLicencesLink } from '@atrium/features/authorisation'
import { MemberTasks } from '@atrium/features/departments'
import { SubjectHistory } from '@atrium/features/history'
import { MemberDrawer, type MemberProfile } from '@atrium/features/members'
import type { DrawerState } from '@atrium/features/shared'
import { useWorkspace } from '@atrium/features/workspace'
import { useVisit } from '../useVisit'

/** A member, with what other features know of them and can do. */
export function MemberDrawerInPortal(state: DrawerState) {
  const { session } = useVisit()
  const { leaveCompany } = useWorkspace()
  const tasks = (member: MemberProfile) =>
    member.permissions.includes('departments') && (
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
      tasks={tasks}
      manageLicences={({ userId }) => <MemberLicencesLink userId={userId} />}
      history={(userId) => <SubjectHistory kind="member" id={userId} />}
    />
  )
}
