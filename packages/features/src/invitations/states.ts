import { fetched, form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  InvitationRecords: [...fetched, 'Empty', 'NoMatches', 'Refreshing', 'LongText'],
  InviteMembers: [...form, 'LongText', 'ManyRows'],
} as const
