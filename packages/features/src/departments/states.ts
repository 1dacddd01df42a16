import { oneRight, unnamed } from '../shared/stories/reasons'
import { list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  MemberManagement: [...list, 'NoMatches'],
} as const

export const notApplicable = { MemberManagement: { ...oneRight, ...unnamed } }
