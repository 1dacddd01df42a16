import { withPolicy } from '../wire/policy'
import { backlogContract } from './contract'

export const backlogOperations = withPolicy(backlogContract, {
  listBacklog: {
    summary: 'Lists the caller’s to-dos, newest first: invitations to companies, answered or not.',
    access: 'user',
  },
  getBacklogItem: {
    summary: 'Returns one of the caller’s to-dos.',
    access: 'user',
  },
  listWaiting: {
    summary: 'Lists invitations that wait for the caller, the one that ends first at the top, at most 50.',
    access: 'user',
  },
  answerInvitation: {
    summary: 'Accepts or declines an invitation. Repeating the same answer changes nothing.',
    access: 'user',
  },
  deleteBacklog: {
    summary: 'Removes completed to-dos from the caller’s list, all or none. The company keeps its records.',
    access: 'user',
  },
})
