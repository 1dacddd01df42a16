/** The states of each screen; a check requires a story for each. */
export const states = {
  SecurityCentre: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  SecurityLine: ['Loading', 'Ready', 'Failed'],
  SignInCheck: ['Loading', 'NotFound', 'Ready', 'Failed', 'Submitting', 'Rejected', 'Saved', 'ReadOnly'],
} as const
