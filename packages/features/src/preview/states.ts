/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  Preview: ['Loading', 'Empty', 'Ready', 'Failed', 'NotFound', 'LongText'],
} as const
