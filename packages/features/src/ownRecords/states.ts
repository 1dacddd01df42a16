/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  OwnRecords: ['Ready', 'Submitting', 'Rejected', 'Saved'],
} as const
