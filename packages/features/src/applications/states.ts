import { oneRight, open, unnamed, whole } from '../shared/stories/reasons'
import { fetched, form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  ApplicationDetail: [...fetched, 'NotFound', 'LongText'],
  JoinCompany: [...form, 'Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  MemberApplications: [...list, 'NoMatches'],
  ShareLinkDialog: [
    'Loading',
    'Empty',
    'Failed',
    'Pristine',
    'Submitting',
    'Rejected',
    'Saved',
    'LongText',
    'ManyRows',
  ],
} as const

export const notApplicable = {
  ApplicationDetail: oneRight,
  JoinCompany: { ...open, ReadOnly: 'Pending and AlreadyMember show it without a form' },
  MemberApplications: { ...oneRight, ...unnamed },
  ShareLinkDialog: {
    ...oneRight,
    ...unnamed,
    ...whole,
    Forbidden: 'is opened from screens of the same permission',
    Invalid: 'every choice of its fields is valid',
  },
}
