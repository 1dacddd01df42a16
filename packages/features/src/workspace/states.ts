/** The states of each screen; a check requires a story for each. */
export const states = {
  AdministratorManual: ['Ready'],
  NotFound: ['Ready'],
  PersonalHome: ['Loading', 'Empty', 'Ready', 'Refreshing', 'Failed', 'LongText'],
} as const
