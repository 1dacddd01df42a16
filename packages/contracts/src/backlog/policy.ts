import { withPolicy } from '../wire/policy'
import { backlogContract } from './contract'

export const backlogOperations = withPolicy(backlogContract, {
  listBacklog: {
    summary: 'The caller’s to-dos, newest first: invitations to join companies, whatever became of them.',
    access: 'user',
  },
  getBacklogItem: {
    summary: 'One of the caller’s to-dos.',
    access: 'user',
  },
  listWaiting: {
    summary: 'Invitations that wait for the caller, the one that ends first at the head; at most 50.',
    access: 'user',
  },
  answerInvitation: {
    summary: 'Agrees to join the company, or refuses. To answer the same again changes nothing.',
    access: 'user',
  },
  deleteBacklog: {
    summary:
      'Takes what is done with off the caller’s list; the company’s records keep it. All of it or nothing.',
    access: 'user',
  },
})
