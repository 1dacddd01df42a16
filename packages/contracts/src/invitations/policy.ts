import { withPolicy } from '../wire/policy'
import { invitationsContract } from './contract'

export const invitationsOperations = withPolicy(invitationsContract, {
  listInvitations: {
    summary: 'Everyone who was invited by text message or followed a shared link, newest first.',
    access: 'administrator',
    permission: 'invitations',
    lists: 'people',
  },
  listInvitableDepartments: {
    summary: 'The departments into which the caller may invite, as a flat list, parents first.',
    access: 'administrator',
    permission: 'invitations',
  },
  getInvitationBudget: {
    summary:
      'How many invitations by text message the company may send on a day, from midnight in China, and how many are left of today’s.',
    access: 'administrator',
    permission: 'invitations',
  },
  checkInvitees: {
    summary: 'Says which rows of a list can’t be invited, and why. Sends nothing.',
    access: 'administrator',
    permission: 'invitations',
  },
  inviteByMessage: {
    summary:
      'Invites people by text message; each row is either sent or has its reasons. Called again with the same batch it sends nothing twice.',
    access: 'administrator',
    permission: 'invitations',
  },
  readInvitationList: {
    summary:
      'Reads a list of people (.xlsx, .xls or .csv, at most 5,000 of them) from the visible rows of its first visible sheet, and says what was left out and which rows can’t be invited, and why. Sends nothing.',
    access: 'administrator',
    permission: 'invitations',
  },
  downloadInvitationTemplate: {
    summary: 'The spreadsheet to fill in, with a sheet of the departments one may name.',
    access: 'administrator',
    permission: 'invitations',
  },
  resendInvitation: {
    summary: 'Sends the message of an open or expired invitation again, with its full time to answer.',
    access: 'administrator',
    permission: 'invitations',
  },
  revokeInvitation: {
    summary: 'Takes an unanswered invitation back; its link stops working.',
    access: 'administrator',
    permission: 'invitations',
  },
  realNamesByPhone: {
    summary:
      'Names by which the company already knows these phones, from its members and earlier invitations; nobody else’s.',
    access: 'administrator',
    permission: 'invitations',
    lists: 'people',
  },
})
