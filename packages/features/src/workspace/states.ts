/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  AdministratorManual: ['Ready'],
  NotFound: ['Ready'],
  PersonalHome: ['Loading', 'Empty', 'Ready', 'Refreshing', 'Failed', 'LongText'],
} as const
