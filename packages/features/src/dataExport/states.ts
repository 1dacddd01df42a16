/** The states of each screen; a check requires a story for each. */
export const states = {
  DataExport: ['Ready', 'Submitting', 'Rejected', 'Saved'],
} as const
