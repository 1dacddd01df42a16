import { own, unnamed, whole } from '../shared/stories/reasons'

/** The states of each screen; a check requires a story for each. */
export const states = {
  SocialAccounts: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText'],
} as const

export const notApplicable = {
  SocialAccounts: {
    ...own,
    ...unnamed,
    ...whole,
    ManyRows: 'has a row for each provider, and there are few',
  },
}
