import { form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  AccountSettings: ['Loading', 'Empty', 'Ready', 'Failed'],
  BindingTip: ['Loading', 'Ready', 'Failed'],
  DeregistrationNotice: ['Ready'],
  DeregistrationRequest: [...form, 'Loading', 'Failed'],
  DissolutionNotice: ['Ready'],
  DissolutionRequest: [...form, 'Loading', 'Failed', 'Forbidden', 'ReadOnly'],
  KeepAccount: ['Ready', 'Failed'],
  MobileRebind: ['Pristine', 'Rejected'],
  PhoneBinding: ['Loading', 'Ready', 'Failed', 'Invalid', 'Submitting', 'Rejected', 'Saved'],
} as const
