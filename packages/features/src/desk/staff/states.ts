import { unnamed, whole } from '../../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Staff: ['Loading', 'Empty', 'Ready', 'Failed', 'Forbidden', 'ReadOnly', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  Staff: { ...unnamed, ...whole },
}
