import { oneRight, unnamed } from '../shared/stories/reasons'
import { fetched, form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  InvitationRecords: [...fetched, 'Empty', 'NoMatches', 'Refreshing', 'LongText', 'ManyRows'],
  InviteMembers: [...form, 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  InvitationRecords: { ...oneRight, ...unnamed },
  InviteMembers: {
    ...oneRight,
    Loading: 'the form is usable before the departments have arrived',
    Failed: 'the form stays; the dialog of departments reports the failure',
    Empty: 'a form has its fields',
    NoMatches: 'only its dialog of departments has a search',
    Refreshing: 'nothing that is shown is loaded again',
    Forbidden: 'ForbiddenToMembers shows it',
    NotFound: 'its address names nothing that could be missing',
  },
}
