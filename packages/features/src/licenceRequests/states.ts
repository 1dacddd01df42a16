import { fetched, list } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  OwnLicences: [...fetched, 'Empty', 'LongText', 'ManyRows'],
  LicenceRequests: [...list, 'NoMatches'],
} as const
