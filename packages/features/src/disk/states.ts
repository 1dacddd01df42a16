/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  Disk: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Failed', 'NotFound', 'LongText', 'ManyRows'],
  SharedFiles: ['Loading', 'Empty', 'Ready', 'Failed', 'NotFound', 'LongText'],
  UploadsElsewhere: ['Ready', 'Failed'],
} as const
