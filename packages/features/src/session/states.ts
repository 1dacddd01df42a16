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

export const notApplicable = {
  every: {
    Forbidden: 'everybody may try to sign in or out',
    LongText: 'shows its own texts and what is typed',
  },
  CodeSignIn: {
    Saved: 'leaves for the page that was wanted',
    ReadOnly: 'is for people who are not signed in',
  },
  EnterpriseSignIn: {
    Saved: 'leaves for the company',
    ReadOnly: 'is for people who are not signed in',
  },
  PasskeySignIn: {
    Invalid: 'nothing is filled in',
    Submitting: 'the browser’s own dialog is open meanwhile',
    Saved: 'leaves for the page that was wanted',
    ReadOnly: 'is for people who are not signed in',
  },
  RecoverPassword: { ReadOnly: 'is for people who are not signed in' },
  Register: {
    Invalid: 'Registration shows it',
    Submitting: 'Registration shows it',
    Rejected: 'Registration shows it',
    Saved: 'RegisterSucceeds and CompanySucceeds show where it leads',
    ReadOnly: 'is for people who are not signed in',
  },
  Registration: { ReadOnly: 'is for people who are not signed in' },
  ResetPassword: { ReadOnly: 'everybody may change their password' },
  SessionGuard: { Saved: 'closes and leaves the page as it was', ReadOnly: 'everybody may sign in again' },
  SignIn: { Saved: 'leaves for the page that was wanted', ReadOnly: 'is for people who are not signed in' },
  SignOut: {
    Invalid: 'nothing is filled in',
    Rejected: 'always ends the session here; Offline shows it without the service',
    ReadOnly: 'everybody may sign out',
  },
}
