import { fetched, form, list } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  ApplicationDetail: [...fetched, 'NotFound', 'LongText'],
  JoinCompany: [...form, 'Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  MemberApplications: [...list, 'NoMatches'],
  ShareLinkDialog: ['Loading', 'Empty', 'Failed', 'Pristine', 'Submitting', 'Rejected', 'Saved'],
} as const
