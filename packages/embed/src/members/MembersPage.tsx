import { pagePaths } from '@atrium/contracts/paths'
import { DepartmentsFeature } from '@atrium/features/departments'
import { GuidesFeature } from '@atrium/features/guides'
import { useHost, useLocation } from '@atrium/features/shared'
import { deferDialog } from '@atrium/ui/overlay'
import { useMemo, useState } from 'react'
import { useBulkLicences } from '../bulkLicences'
import { useSite } from '../site'

const ShareLink = deferDialog(async () => (await import('./ShareLink')).default)

/** A company's departments and members, with invitations, applications and licences. */
export function MembersPage() {
  const { session, leaveCompany, pendingAt } = useSite()
  const { navigate, allows, covers } = useHost()
  const bulk = useBulkLicences()
  const pending = pendingAt(pagePaths.memberManagement)
  const mayInvite = allows(pagePaths.invitationRecords) || allows(pagePaths.memberApplications)
  // The dialog lists the links, and asks for the department of a new one.
  const mayShare =
    mayInvite && (['applications:read', 'applications:write', 'invitations:read'] as const).every(covers)
  const { pathname, search } = useLocation()
  // The phone's address for the link leads here.
  const isAsked = new URLSearchParams(search).get('invite') === 'link'
  const [isOpen, setOpen] = useState(false)
  const isSharing = mayShare && (isOpen || isAsked)
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
      onShare: mayShare ? () => setOpen(true) : undefined,
    }),
    [pending, mayShare],
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
