import { oneRight, unnamed } from '../shared/stories/reasons'
import { fetched, form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  InvitationRecords: [...fetched, 'Empty', 'NoMatches', 'Refreshing', 'LongText'],
  InviteMembers: [...form, 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  InvitationRecords: { ...oneRight, ...unnamed },
  InviteMembers: {
    ...oneRight,
    Loading: 'the form is usable before the departments have arrived',
    Failed: 'the form stays; the dialog of departments reports the failure',
    Forbidden: 'ForbiddenToMembers shows it',
    NotFound: 'its address names nothing that could be missing',
  },
}
