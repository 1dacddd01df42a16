/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  SecurityCentre: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  SecurityLine: ['Loading', 'Ready', 'Failed'],
  SignInCheck: ['Loading', 'NotFound', 'Ready', 'Failed', 'Submitting', 'Rejected', 'Saved', 'ReadOnly'],
} as const
