import { oneRight, unnamed } from '../shared/stories/reasons'
import { fetched, form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  PermissionGroups: list,
  PermissionGroupForm: [...form, 'Loading', 'Failed', 'Forbidden', 'NotFound', 'ManyRows', 'LongText'],
  Administrators: [...fetched, 'NoMatches', 'Refreshing', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  PermissionGroups: { ...oneRight, ...unnamed, NoMatches: 'has no search and no filter' },
  PermissionGroupForm: {
    ...oneRight,
    Empty: 'a form has its fields',
    NoMatches: 'FindsDepartment shows its search',
    Refreshing: 'an open group never changes; ChangedMeanwhile shows what happens instead',
  },
  Administrators: { ...oneRight, ...unnamed, Empty: 'the super administrator is always listed' },
}
