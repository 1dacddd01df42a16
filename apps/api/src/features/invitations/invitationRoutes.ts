import { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { implement } from '../../ports/implement'
import { checkInvitees } from './checkInvitees'
import { downloadInvitationTemplate } from './downloadInvitationTemplate'
import { getInvitationBudget } from './invitationBudget'
import { inviteByMessage } from './inviteByMessage'
import { listInvitableDepartments } from './listInvitableDepartments'
import { listInvitations } from './listInvitations'
import { readInvitationList } from './readInvitationList'
import { realNamesByPhone } from './realNamesByPhone'
import { resendInvitation } from './resendInvitation'
import { revokeInvitation } from './revokeInvitation'

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
