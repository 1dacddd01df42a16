import { oneRight, unnamed, whole } from '../shared/stories/reasons'
import { fetched } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  InvoicesAndAddresses: [...fetched, 'Empty', 'LongText', 'ManyRows'],
} as const

export const notApplicable = { InvoicesAndAddresses: { ...oneRight, ...unnamed, ...whole } }
