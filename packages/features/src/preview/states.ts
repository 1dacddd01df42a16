/** The states of each screen; a check requires a story for each. */
export const states = {
  Preview: ['Loading', 'Empty', 'Ready', 'Failed', 'NotFound', 'LongText'],
} as const
