/** The states of each screen; a check requires a story for each. */
export const states = {
  BacklogDetail: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  BacklogPrompt: ['Ready', 'LongText'],
  MyBacklog: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
  WaitingCard: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
} as const
