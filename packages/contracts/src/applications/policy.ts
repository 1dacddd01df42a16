import { withPolicy } from '../wire/policy'
import { applicationsContract } from './contract'

export const applicationsOperations = withPolicy(applicationsContract, {
  createInviteLink: {
    summary: 'Makes a link, and its picture, by which people ask to join the company.',
    access: 'administrator',
    permission: 'invitations',
  },
  listInviteLinks: {
    summary: 'Links that still lead into departments in scope, newest first.',
    access: 'administrator',
    permission: 'invitations',
  },
  revokeInviteLink: {
    summary: 'Ends a link at once; applications that were made by it stay.',
    access: 'administrator',
    permission: 'invitations',
  },
  describeInvitation: {
    summary: 'Who invites, for whoever holds the link or the text message.',
  },
  getStanding: {
    summary: 'How the caller stands to an invitation.',
    access: 'user',
  },
  applyToJoin: {
    summary: 'Asks to join; who was invited by text message joins at once.',
    access: 'user',
  },
  declineInvitation: {
    summary: 'Declines what a text message offered.',
  },
  listApplications: {
    summary: 'Applications for departments in scope, newest first. `pageIndex` starts at 1.',
    access: 'administrator',
    permission: 'invitations',
    lists: 'people',
  },
  getApplication: {
    summary: 'One application.',
    access: 'administrator',
    permission: 'invitations',
  },
  auditApplications: {
    summary: 'Approves or refuses applications; tells those that could not be decided.',
    access: 'administrator',
    permission: 'invitations',
  },
})
