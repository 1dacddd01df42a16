import { oneRight, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  ChinaDirectories: [
    ...['Loading', 'Empty', 'Ready', 'Failed', 'Forbidden', 'Pristine', 'Invalid', 'Submitting', 'Rejected'],
    ...['Saved', 'LongText', 'ManyRows'],
  ],
} as const

export const notApplicable = { ChinaDirectories: { ...oneRight, ...unnamed, ...whole } }
