import { withPolicy } from '../../wire/policy'
import { deskTrialsContract } from './contract'

export const deskTrialsOperations = withPolicy(deskTrialsContract, {
  listTrialCases: {
    summary: 'Lists requests for trials: those that wait, oldest first, or decided ones, newest first.',
    access: 'staff',
    staff: ['reviewer', 'sales', 'support', 'auditor'],
    command: 'trials list',
  },
  approveTrial: {
    summary: 'Starts the trial now, for the product’s number of days, and notifies the person.',
    access: 'staff',
    staff: ['reviewer', 'sales'],
    command: 'trials approve',
  },
  rejectTrial: {
    summary: 'Refuses the request. The person gets the reason, and may ask again.',
    access: 'staff',
    staff: ['reviewer', 'sales'],
    command: 'trials reject',
  },
})
