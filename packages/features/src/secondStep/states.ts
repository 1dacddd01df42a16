/** The states of each screen; a check requires a story for each. */
export const states = {
  SecondStepSettings: ['Loading', 'Empty', 'Ready', 'Failed'],
} as const
