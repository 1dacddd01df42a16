import { fetched } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = { MemberDrawer: [...fetched, 'Empty', 'NotFound', 'LongText'] } as const
