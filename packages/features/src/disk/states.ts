/** The states of each screen; a check requires a story for each. */
export const states = {
  Disk: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Failed', 'NotFound', 'LongText', 'ManyRows'],
  SharedFiles: ['Loading', 'Empty', 'Ready', 'Failed', 'NotFound', 'LongText'],
  UploadsElsewhere: ['Ready', 'Failed'],
} as const
