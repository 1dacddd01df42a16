import { form } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  ProfileDetail: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText'],
  ProfileEdit: [...form, 'Loading', 'Failed', 'ReadOnly', 'LongText'],
  ProfileInCompany: [...form, 'Loading', 'Failed'],
} as const
