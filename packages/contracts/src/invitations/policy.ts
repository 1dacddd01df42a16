import { withPolicy } from '../wire/policy'
import { invitationsContract } from './contract'

export const invitationsOperations = withPolicy(invitationsContract, {
  listInvitations: {
    summary: 'Lists everybody who was invited by text message or followed a shared link, newest first.',
    access: 'administrator',
    permission: 'invitations',
    lists: 'people',
  },
  listInvitableDepartments: {
    summary: 'Lists the departments that the caller can invite into, parents first.',
    access: 'administrator',
    permission: 'invitations',
  },
  getInvitationBudget: {
    summary:
      'Returns how many invitations by text message the company can send per day (midnight in China), and how many are left today.',
    access: 'administrator',
    permission: 'invitations',
  },
  checkInvitees: {
    summary: 'Checks a list and returns the rows that can’t be invited, with reasons. Sends nothing.',
    access: 'administrator',
    permission: 'invitations',
  },
  inviteByMessage: {
    summary:
      'Invites people by text message. Each row is either sent or returned with reasons. Repeating a call with the same batch sends nothing twice.',
    access: 'administrator',
    permission: 'invitations',
  },
  readInvitationList: {
    summary:
      'Reads a list of people (.xlsx, .xls or .csv, at most 5,000) from the visible rows of its first visible sheet. Returns what was skipped, and the rows that can’t be invited. Sends nothing.',
    access: 'administrator',
    permission: 'invitations',
  },
  downloadInvitationTemplate: {
    summary: 'Returns the template spreadsheet, with a sheet of valid departments.',
    access: 'administrator',
    permission: 'invitations',
  },
  resendInvitation: {
    summary: 'Sends an open or expired invitation again, with the full time to answer.',
    access: 'administrator',
    permission: 'invitations',
  },
  revokeInvitation: {
    summary: 'Withdraws an unanswered invitation. Its link stops working.',
    access: 'administrator',
    permission: 'invitations',
  },
  realNamesByPhone: {
    summary:
      'Returns the names that the company already knows for these phones, from members and earlier invitations.',
    access: 'administrator',
    permission: 'invitations',
    lists: 'people',
  },
})
