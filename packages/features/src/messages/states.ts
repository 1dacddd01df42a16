/** The states of each screen; a check requires a story for each. */
export const states = {
  MessageCentre: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText'],
  MessageDetail: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
} as const
