/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  SocialAccounts: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText'],
} as const
