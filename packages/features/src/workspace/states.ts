/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  AdministratorManual: ['Ready', 'Narrow', 'English', 'Dark'],
  NotFound: ['Ready', 'Narrow', 'English', 'Dark'],
  PersonalHome: [
    'Loading',
    'Empty',
    'Ready',
    'Refreshing',
    'Failed',
    'LongText',
    'Narrow',
    'English',
    'Dark',
  ],
  UserAgreement: ['Ready', 'Narrow', 'English', 'Dark'],
} as const
