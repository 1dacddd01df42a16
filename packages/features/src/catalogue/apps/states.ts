/** The states that each screen needs a story for. */
export const states = {
  CloudApps: ['Loading', 'Empty', 'Ready', 'Failed', 'LongText', 'ManyRows'],
  EarlierApps: ['Loading', 'Empty', 'Ready', 'Failed'],
  LaunchApp: ['Loading', 'Ready', 'Failed', 'NotFound', 'Rejected'],
} as const
