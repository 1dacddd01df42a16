/** The states of each screen; a check requires a story for each. */
export const states = {
  SocialAccounts: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText'],
} as const
