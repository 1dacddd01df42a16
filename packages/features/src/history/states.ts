import { looksOnly, unnamed, whole } from '../shared/stories/reasons'
import { list } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  History: [...list, 'NoMatches', 'NotFound'],
  RecentActivity: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'Narrow'],
} as const

export const notApplicable = {
  History: looksOnly,
  RecentActivity: {
    ...looksOnly,
    ...unnamed,
    ...whole,
    Forbidden: 'WithoutHistory shows nothing to people without the permission',
    ManyRows: 'shows at most six',
  },
}
