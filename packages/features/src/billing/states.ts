import { fetched } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  InvoicesAndAddresses: [...fetched, 'Empty', 'LongText', 'ManyRows'],
} as const
