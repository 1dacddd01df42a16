import { oneRight, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  CompanyIdentity: [
    ...['Loading', 'Empty', 'Ready', 'Failed', 'Forbidden', 'Invalid', 'Submitting', 'Rejected', 'Saved'],
    ...['LongText', 'ManyRows'],
  ],
} as const

export const notApplicable = {
  CompanyIdentity: {
    ...oneRight,
    ...unnamed,
    ...whole,
    Pristine: 'Ready shows the choices',
  },
}
