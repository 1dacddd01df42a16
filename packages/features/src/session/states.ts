/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  Registration: ['Pristine', 'Invalid', 'Submitting', 'Rejected', 'Saved', 'Narrow', 'English', 'Dark'],
  ResetPassword: ['Pristine', 'Invalid', 'Submitting', 'Rejected', 'Saved', 'Narrow', 'English', 'Dark'],
  SessionGuard: ['Pristine', 'Invalid', 'Submitting', 'Rejected', 'Narrow', 'English', 'Dark'],
  SignIn: ['Pristine', 'Invalid', 'Submitting', 'Rejected', 'Narrow', 'English', 'Dark'],
  SignOut: ['Submitting', 'Saved', 'Narrow', 'English', 'Dark'],
} as const
