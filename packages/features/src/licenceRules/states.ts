import { looksOnly, unnamed } from '../shared/stories/reasons'
import { fetched, form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  LicenceRules: [...list, 'ReadOnly'],
  LicenceRule: [...list, 'NoMatches', 'NotFound', 'ReadOnly'],
  LicenceRuleForm: [
    ...form,
    ...fetched.filter((state) => state !== 'Ready'),
    'NotFound',
    'LongText',
    'ManyRows',
  ],
  WaitingList: [...list, 'NoMatches'],
} as const

export const notApplicable = {
  LicenceRules: { ...unnamed, NoMatches: 'has no search and no filter' },
  LicenceRuleForm: {
    ReadOnly: 'rules out of scope don’t lead to it',
    Empty: 'a form has its fields',
    NoMatches: 'its searches belong to the host’s pickers',
    Refreshing: 'an open rule never changes; ChangedMeanwhile shows what happens instead',
  },
  WaitingList: { ...looksOnly, ...unnamed },
}
