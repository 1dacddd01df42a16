import { applicationsOperations } from '@atrium/contracts/applications/policy'
import { implement } from '../../ports/implement'
import { applyToJoin } from './applyToJoin'
import { auditApplications } from './auditApplications'
import { createInviteLink } from './createInviteLink'
import { declineInvitation } from './declineInvitation'
import { describeInvitation } from './describeInvitation'
import { getApplication } from './getApplication'
import { getStanding } from './getStanding'
import { listApplications } from './listApplications'
import { listInviteLinks } from './listInviteLinks'
import { revokeInviteLink } from './revokeInviteLink'

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
