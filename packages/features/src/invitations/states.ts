import { fetched, form } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  InvitationRecords: [...fetched, 'Empty', 'NoMatches', 'Refreshing', 'LongText'],
  InviteMembers: [...form, 'LongText', 'ManyRows'],
} as const
