/** The states of the box; a check requires a story for each. */
export const states = { Unshown: ['Empty', 'Ready', 'Failed', 'ReadOnly', 'LongText'] } as const
