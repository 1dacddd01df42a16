import { DepartmentsFeature } from '@atrium/features/departments'
import { GuidesFeature } from '@atrium/features/guides'
import { useWorkspace } from '@atrium/features/workspace'
import { deferDialog } from '@atrium/ui/overlay'
import { useMemo, useState } from 'react'
import { session } from '../session'

const ShareLink = deferDialog(async () => (await import('./ShareLink')).default)

export default function DepartmentsPage() {
  const { leaveCompany, offers } = useWorkspace()
  const mayInvite = offers('/seeInviteHis')
  const [isSharing, setSharing] = useState(false)
  const inviting = useMemo(
    () => ({
      byMessage: '/inviteUser',
      records: '/seeInviteHis',
      applications: '/seeMemberApply',
      onShare: () => setSharing(true),
    }),
    [],
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
