/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  InvitationRecords: [
    'Loading',
    'Empty',
    'NoMatches',
    'Ready',
    'Refreshing',
    'Failed',
    'Forbidden',
    'LongText',
    'Narrow',
    'English',
    'Dark',
  ],
  InviteMembers: [
    'Pristine',
    'Invalid',
    'Submitting',
    'Rejected',
    'Saved',
    'LongText',
    'ManyRows',
    'Narrow',
    'English',
    'Dark',
  ],
} as const
