import { own, unnamed, whole } from '../shared/stories/reasons'
import { form } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  ProfileDetail: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText'],
  ProfileEdit: [...form, 'Loading', 'Failed', 'ReadOnly', 'LongText'],
  ProfileInCompany: [...form, 'Loading', 'Failed'],
} as const

export const notApplicable = {
  ProfileDetail: { ...own, ...unnamed, ...whole, ManyRows: 'shows one person' },
  ProfileEdit: { Forbidden: own.Forbidden, ...unnamed },
  ProfileInCompany: { ...own, ...unnamed, LongText: 'has the fields of ProfileEdit, which shows it' },
}
