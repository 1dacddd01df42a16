/** Reasons to choose from, the most frequent first. Each has its digit. */
export const rejectReasons = [
  'unclear',
  'name',
  'code',
  'expired',
  'foreign',
  'contact',
  'address',
  'closed',
] as const
