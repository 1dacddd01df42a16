import { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { implement } from '../../ports/implement'
import { revokeInvitation } from './changeInvitation'
import { checkInvitees } from './checkInvitees'
import { getInvitationBudget } from './invitationBudget'
import { inviteByMessage } from './inviteByMessage'
import { listInvitableDepartments } from './listInvitableDepartments'
import { listInvitations } from './listInvitations'
import { downloadInvitationTemplate, readInvitationList } from './readInvitationList'
import { realNamesByPhone } from './realNamesByPhone'
import { resendInvitation } from './resendInvitation'

export const invitationRoutes = implement(invitationsOperations, {
  listInvitations,
  listInvitableDepartments,
  getInvitationBudget,
  checkInvitees,
  inviteByMessage,
  readInvitationList,
  downloadInvitationTemplate,
  resendInvitation,
  revokeInvitation,
  realNamesByPhone,
})
