import { oneRight, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Embedders: [
    ...['Loading', 'Empty', 'Ready', 'Failed', 'Forbidden', 'Submitting', 'Rejected', 'Saved'],
    ...['LongText', 'ManyRows'],
  ],
} as const

export const notApplicable = {
  Embedders: {
    ...oneRight,
    ...unnamed,
    ...whole,
    Pristine: 'Ready shows the choices',
    Invalid: 'nothing is filled in',
  },
}
