import { open, own, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  AllowedApplications: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  ApplicationSignIn: [
    'Loading',
    'Failed',
    'NotFound',
    'Pristine',
    'Invalid',
    'Submitting',
    'Rejected',
    'Saved',
    'LongText',
    'ManyRows',
  ],
  ApplicationSignOut: ['Pristine', 'Submitting', 'Rejected', 'Saved', 'LongText'],
  DeviceSignIn: ['Pristine', 'Invalid', 'Submitting', 'Rejected', 'Saved', 'LongText'],
} as const

export const notApplicable = {
  AllowedApplications: { ...own, ...unnamed, ...whole },
  ApplicationSignIn: {
    ...open,
    ...whole,
    Empty: 'an application always asks for something',
    ReadOnly: 'everybody decides for themselves',
  },
  ApplicationSignOut: {
    ...open,
    Invalid: 'has two buttons and no field',
    ReadOnly: 'everybody may sign out',
  },
  DeviceSignIn: { ...open, ReadOnly: 'everybody may sign in' },
}
