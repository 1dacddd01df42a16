/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  MessageCentre: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText'],
  MessageDetail: ['Loading', 'Ready', 'Failed', 'NotFound', 'LongText'],
} as const
