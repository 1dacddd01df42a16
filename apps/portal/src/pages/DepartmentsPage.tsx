import { DepartmentsFeature } from '@atrium/features/departments'
import { GuidesFeature } from '@atrium/features/guides'
import { useWorkspace } from '@atrium/features/workspace'
import { deferDialog } from '@atrium/ui/overlay'
import { useMemo, useState } from 'react'
import { useVisit } from '../useVisit'

const ShareLink = deferDialog(async () => (await import('./ShareLink')).default)

export default function DepartmentsPage() {
  const { session } = useVisit()
  const { leaveCompany, offers, pendingAt } = useWorkspace()
  const pending = pendingAt('/comMbManage')
  const mayInvite = offers('/seeInviteHis')
  const [isSharing, setSharing] = useState(false)
  const inviting = useMemo(
    () => ({
      byMessage: '/inviteUser',
      records: '/seeInviteHis',
      applications: '/seeMemberApply',
      pending,
      onShare: () => setSharing(true),
    }),
    [pending],
  )
  return (
    <>
      <DepartmentsFeature
        getPassportToken={session.getPassportToken}
        onTransferred={leaveCompany}
        inviting={mayInvite ? inviting : undefined}
      />
      <GuidesFeature guide="invitations" />
      <ShareLink open={isSharing} onOpenChange={setSharing} />
    </>
  )
}
