import { fetched } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  InvoicesAndAddresses: [...fetched, 'Empty', 'LongText', 'ManyRows'],
} as const
