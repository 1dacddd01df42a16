/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  BacklogDetail: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
  BacklogPrompt: ['Ready', 'LongText'],
  MyBacklog: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
  WaitingCard: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
} as const
