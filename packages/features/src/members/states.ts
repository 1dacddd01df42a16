import { oneRight } from '../shared/stories/reasons'
import { fetched } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = { MemberDrawer: [...fetched, 'Empty', 'NotFound', 'LongText', 'ManyRows'] } as const

export const notApplicable = {
  MemberDrawer: {
    ...oneRight,
    NoMatches: 'has no search and no filter',
    Refreshing: 'reloads in the background, which nothing shows',
  },
}
