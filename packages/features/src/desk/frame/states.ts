import { looksOnly, whole } from '../../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  DeskFrame: ['Loading', 'Ready', 'Failed', 'Forbidden', 'NotFound', 'LongText'],
} as const

export const notApplicable = {
  DeskFrame: {
    ...looksOnly,
    ...whole,
    Empty: 'every role opens Today',
    ManyRows: 'has as many rooms as LongText shows',
  },
}
