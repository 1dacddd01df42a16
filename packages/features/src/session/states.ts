import { form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  CodeSignIn: ['Pristine', 'Invalid', 'Submitting', 'Rejected'],
  EnterpriseSignIn: ['Pristine', 'Invalid', 'Submitting', 'Rejected'],
  PasskeySignIn: ['Pristine', 'Rejected'],
  RecoverPassword: form,
  Register: ['Pristine'],
  Registration: form,
  ResetPassword: form,
  SessionGuard: ['Pristine', 'Invalid', 'Submitting', 'Rejected'],
  SignIn: ['Pristine', 'Invalid', 'Submitting', 'Rejected'],
  SignOut: ['Pristine', 'Submitting', 'Saved'],
} as const
