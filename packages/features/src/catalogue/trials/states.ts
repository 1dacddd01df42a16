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
  PersonWanted: ['Loading', 'Ready', 'NotFound'],
  TrialResult: ['Loading', 'Ready', 'Failed', 'NotFound'],
  OwnTrials: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
} as const
