import { unnamed } from '../shared/stories/reasons'
import { list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Allocation: [...list, 'NoMatches', 'ReadOnly'],
} as const

export const notApplicable = { Allocation: unnamed }
