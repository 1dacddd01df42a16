import { DepartmentsFeature } from '@atrium/features/departments'
import { GuidesFeature } from '@atrium/features/guides'
import { useWorkspace } from '@atrium/features/workspace'
import { lazy, Suspense, useMemo, useState } from 'react'
import { session } from '../session'

const ShareLink = lazy(() => import('./ShareLink'))

export default function DepartmentsPage() {
  const { leaveCompany, offers } = useWorkspace()
  const mayInvite = offers('/seeInviteHis')
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never')
  const inviting = useMemo(
    () => ({
      byMessage: '/inviteUser',
      records: '/seeInviteHis',
      applications: '/seeMemberApply',
      onShare: () => setSharing('open'),
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
      {sharing !== 'never' && (
        <Suspense>
          <ShareLink
            open={sharing === 'open'}
            onOpenChange={(open) => setSharing(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
