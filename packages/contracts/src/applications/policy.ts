import { withPolicy } from '../wire/policy'
import { applicationsContract } from './contract'

export const applicationsOperations = withPolicy(applicationsContract, {
  createInviteLink: {
    summary: 'Creates a link with a QR code, by which people can apply to join the company.',
    access: 'administrator',
    permission: 'invitations',
  },
  listInviteLinks: {
    summary: 'Lists active links into departments in scope, newest first.',
    access: 'administrator',
    permission: 'invitations',
  },
  revokeInviteLink: {
    summary: 'Ends a link at once. Applications made with it stay.',
    access: 'administrator',
    permission: 'invitations',
  },
  describeInvitation: {
    summary: 'Returns who invites, for the holder of the link or text message.',
  },
  getStanding: {
    summary: 'Returns the caller’s state in relation to an invitation.',
    access: 'user',
  },
  applyToJoin: {
    summary: 'Applies to join. A person invited by text message joins at once.',
    access: 'user',
  },
  declineInvitation: {
    summary: 'Declines the invitation of a text message.',
  },
  listApplications: {
    summary: 'Lists applications for departments in scope, newest first. `pageIndex` starts at 1.',
    access: 'administrator',
    permission: 'invitations',
    lists: 'people',
  },
  getApplication: {
    summary: 'Returns one application.',
    access: 'administrator',
    permission: 'invitations',
  },
  auditApplications: {
    summary: 'Approves or refuses applications, and returns those that could not be decided.',
    access: 'administrator',
    permission: 'invitations',
  },
})
