import { oneRight, unnamed } from '../shared/stories/reasons'
import { fetched, form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Reclaims: list,
  ReclaimDialog: [...form, ...fetched, 'Empty', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  Reclaims: { ...oneRight, ...unnamed, NoMatches: 'has no search and no filter' },
  ReclaimDialog: {
    ...oneRight,
    ...unnamed,
    NoMatches: 'its search only narrows the rows that are shown',
    Refreshing: 'its answer is loaded once for each opening',
  },
}
