import { fetched, form, list } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  PermissionGroups: list,
  PermissionGroupForm: [...form, 'Loading', 'Failed', 'Forbidden', 'NotFound', 'ManyRows'],
  Administrators: [...fetched, 'NoMatches', 'Refreshing', 'LongText', 'ManyRows'],
} as const
