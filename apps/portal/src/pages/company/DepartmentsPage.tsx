import { pagePaths } from '@atrium/contracts/paths'
import { DepartmentsFeature } from '@atrium/features/departments'
import { GuidesFeature } from '@atrium/features/guides'
import { useHost, useLocation } from '@atrium/features/shared'
import { useWorkspace } from '@atrium/features/workspace'
import { deferDialog } from '@atrium/ui/overlay'
import { useMemo, useState } from 'react'
import { useVisit } from '../../useVisit'
import { useBulkLicences } from './useBulkLicences'

const ShareLink = deferDialog(async () => (await import('./ShareLink')).default)

export default function DepartmentsPage() {
  const { session } = useVisit()
  const { leaveCompany, offers, pendingAt } = useWorkspace()
  const bulk = useBulkLicences()
  const pending = pendingAt(pagePaths.memberManagement)
  const mayInvite = offers(pagePaths.invitationRecords)
  const { navigate } = useHost()
  const { pathname, search } = useLocation()
  // The phone's address for the link leads here.
  const isAsked = new URLSearchParams(search).get('invite') === 'link'
  const [isOpen, setOpen] = useState(false)
  const isSharing = mayInvite && (isOpen || isAsked)
  function onOpenChange(open: boolean) {
    setOpen(open)
    if (!open && isAsked) navigate(pathname, { replace: true })
  }
  const inviting = useMemo(
    () => ({
      byMessage: pagePaths.inviteMembers,
      records: pagePaths.invitationRecords,
      applications: pagePaths.memberApplications,
      pending,
      onShare: () => setOpen(true),
    }),
    [pending],
  )
  return (
    <>
      <DepartmentsFeature
        getPassportToken={session.getPassportToken}
        onTransferred={leaveCompany}
        inviting={mayInvite ? inviting : undefined}
        bulkLicences={bulk.open}
      />
      <GuidesFeature guide="invitations" />
      {bulk.dialog}
      <ShareLink open={isSharing} onOpenChange={onOpenChange} />
    </>
  )
}
