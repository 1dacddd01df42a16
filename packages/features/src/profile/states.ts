import { form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  ProfileDetail: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText'],
  ProfileEdit: [...form, 'Loading', 'Failed', 'ReadOnly', 'LongText'],
  ProfileInCompany: [...form, 'Loading', 'Failed'],
} as const
