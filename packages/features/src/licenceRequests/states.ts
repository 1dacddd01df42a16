import { fetched, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  OwnLicences: [...fetched, 'Empty', 'LongText', 'ManyRows'],
  LicenceRequests: [...list, 'NoMatches'],
} as const
