/** A screen that loads something before it shows it. */
export const fetched = ['Loading', 'Ready', 'Failed', 'Forbidden'] as const

export const list = [...fetched, 'Empty', 'Refreshing', 'LongText', 'ManyRows'] as const

export const form = ['Pristine', 'Invalid', 'Submitting', 'Rejected', 'Saved'] as const
