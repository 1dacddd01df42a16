import { pagePaths } from '@atrium/contracts/paths'
import { lazy } from 'react'
import { ListArea } from '../area'
import { MembersPage } from './MembersPage'

const Applications = lazy(async () => ({ default: (await import('../applications')).Applications }))
const InviteMembers = lazy(async () => ({
  default: (await import('@atrium/features/invitations')).InviteMembers,
}))
const InvitationRecords = lazy(async () => ({
  default: (await import('@atrium/features/invitations')).InvitationRecords,
}))
const BulkLicences = lazy(async () => ({ default: (await import('../bulkLicences')).BulkLicences }))
const ManageMember = lazy(async () => ({
  default: (await import('@atrium/features/authorisation/ManageMember')).ManageMember,
}))

/** A company's departments and members, with everything that adds members, and their licences. */
export const Members = () => <ListArea screens={screens} isForAdministrators />

const screens = {
  [pagePaths.memberManagement]: <MembersPage />,
  [pagePaths.inviteMembers]: <InviteMembers />,
  [pagePaths.invitationRecords]: <InvitationRecords />,
  [pagePaths.memberApplications]: <Applications />,
  [pagePaths.memberApplication]: <Applications />,
  [pagePaths.memberLicences]: <ManageMember />,
  [pagePaths.bulkLicences]: <BulkLicences />,
  [pagePaths.bulkChange]: <BulkLicences />,
}
