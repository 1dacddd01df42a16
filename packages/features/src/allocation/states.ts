/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  Allocation: [
    'Loading',
    'Empty',
    'NoMatches',
    'Ready',
    'Refreshing',
    'Failed',
    'Forbidden',
    'ReadOnly',
    'LongText',
    'ManyRows',
    'Narrow',
    'English',
    'Dark',
  ],
} as const
