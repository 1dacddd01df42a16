import { withPolicy } from '../../wire/policy'
import { trialsContract } from './contract'

export const trialsOperations = withPolicy(trialsContract, {
  listTrials: {
    summary: 'Lists the caller’s trials and trial requests, newest first.',
    access: 'user',
  },
  getTrialOf: {
    summary: 'Returns the caller’s state in relation to a product’s trial.',
    access: 'user',
  },
  applyForTrialOrMeeting: {
    summary:
      'Requests a trial, or starts it if the product’s trials are instant. A person can have one request per product, and can’t try a product again or one that they have. Or applies for a meeting: with a place if one is free, otherwise on the waiting list.',
    access: 'user',
  },
  withdrawTrialOrMeeting: {
    summary:
      'Withdraws a trial request before the vendor’s decision, or an application for a meeting that has not begun; its place goes to the first person on the waiting list.',
    access: 'user',
  },
})
