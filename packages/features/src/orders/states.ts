import { oneRight, unnamed } from '../shared/stories/reasons'
import { fetched, list } from '../shared/stories/states'

/** The states of each screen; a check requires a story for each. */
export const states = {
  Orders: [...list, 'NoMatches'],
  OrderDetail: [...fetched, 'NotFound', 'LongText'],
  OrderDrawer: [...fetched, 'NotFound', 'LongText'],
  PayOrder: [...fetched, 'NotFound', 'LongText'],
} as const

export const notApplicable = {
  Orders: { ...oneRight, ...unnamed },
  OrderDetail: oneRight,
  OrderDrawer: oneRight,
  PayOrder: { ReadOnly: 'Paid, Processing and Closed show it without a choice' },
}
