import { fetched, form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  ApplicationDetail: [...fetched, 'NotFound', 'LongText'],
  JoinCompany: [...form, 'Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  MemberApplications: [...list, 'NoMatches'],
  ShareLinkDialog: ['Loading', 'Empty', 'Failed', 'Pristine', 'Submitting', 'Rejected', 'Saved'],
} as const
