import { oneRight, unnamed } from '../shared/stories/reasons'
import { form, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Renewals: [...list, 'NoMatches'],
  SeatCut: [...list, 'NoMatches', 'NotFound'],
  RenewDialog: [...form, 'Loading', 'Failed', 'LongText', 'ManyRows'],
} as const

export const notApplicable = {
  Renewals: { ...oneRight, ...unnamed },
  SeatCut: oneRight,
  RenewDialog: {
    ...oneRight,
    ...unnamed,
    Empty: 'opens for selected licences only',
    Ready: 'Pristine shows it with its price',
    Forbidden: 'opens only from the list, which is forbidden then',
    NoMatches: 'has no search and no filter',
    Refreshing: 'keeps the last price while the next one is calculated',
  },
}
