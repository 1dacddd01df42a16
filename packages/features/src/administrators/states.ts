import { fetched, form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  PermissionGroups: list,
  PermissionGroupForm: [...form, 'Loading', 'Failed', 'Forbidden', 'NotFound', 'ManyRows'],
  Administrators: [...fetched, 'NoMatches', 'Refreshing', 'LongText', 'ManyRows'],
} as const
