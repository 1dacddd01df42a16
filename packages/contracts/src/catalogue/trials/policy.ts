import { withPolicy } from '../../wire/policy'
import { trialsContract } from './contract'

export const trialsOperations = withPolicy(trialsContract, {
  listTrials: {
    summary: 'The caller’s trials and requests for them, the newest first.',
    access: 'user',
  },
  getTrialOf: {
    summary: 'How the caller stands to the trial of a product.',
    access: 'user',
  },
  applyForTrialOrMeeting: {
    summary:
      'Asks for the trial of a product, or begins it where the product says that it is instant: one request of a person and product runs at a time, and who has tried it can’t try it again, nor who has it. Or applies for a meeting, with a place at once as long as one is left, else on the waiting list.',
    access: 'user',
  },
  withdrawTrialOrMeeting: {
    summary:
      'Takes back a request for a trial that the vendor has not decided, or an application for a meeting that has not begun: its place goes to whoever waits first.',
    access: 'user',
  },
})
