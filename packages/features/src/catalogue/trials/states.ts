import { looksOnly, open, own, unnamed } from '../../shared/stories/reasons'

/** The states that each screen needs a story for. */
export const states = {
  TrialCenter: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  TrialProduct: [
    'Loading',
    'Ready',
    'Failed',
    'NotFound',
    'Pristine',
    'Invalid',
    'Submitting',
    'Rejected',
    'Saved',
    'LongText',
  ],
  PersonWanted: ['Loading', 'Ready', 'NotFound', 'Failed'],
  TrialResult: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  OwnTrials: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  TrialCenter: {
    ...open,
    ...looksOnly,
    ...unnamed,
    Refreshing: 'filters what is loaded, without a request',
  },
  TrialProduct: { ...open, ReadOnly: 'Applied and Running show it without the form' },
  PersonWanted: { ...own, LongText: 'frames ProfileEdit, which shows it' },
  TrialResult: own,
  OwnTrials: { ...own, ...unnamed },
}
