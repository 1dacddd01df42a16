import { applicationsOperations } from '@atrium/contracts/applications/policy'
import { implement } from '../../ports/implement'
import { applyToJoin } from './applyToJoin'
import { auditApplications } from './auditApplications'
import { declineInvitation } from './declineInvitation'
import { describeInvitation } from './describeInvitation'
import { getApplication } from './getApplication'
import { getStanding } from './getStanding'
import { createInviteLink, listInviteLinks, revokeInviteLink } from './inviteLinks'
import { listApplications } from './listApplications'

export const applicationRoutes = implement(applicationsOperations, {
  createInviteLink,
  listInviteLinks,
  revokeInviteLink,
  describeInvitation: { unmanaged: describeInvitation },
  getStanding,
  applyToJoin: { unmanaged: applyToJoin },
  declineInvitation: { unmanaged: declineInvitation },
  listApplications,
  getApplication,
  auditApplications,
})
