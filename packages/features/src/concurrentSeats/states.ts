import { oneRight, unnamed, whole } from '../shared/stories/reasons'
import { fetched } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  ConcurrentUse: [...fetched, 'Empty', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  ConcurrentUse: { ...oneRight, ...unnamed, ...whole },
} as const
