import { fetched, list } from '../shared/stories/states'

/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  Orders: [...list, 'NoMatches'],
  OrderDetail: [...fetched, 'NotFound', 'LongText'],
  OrderDrawer: [...fetched, 'NotFound', 'LongText'],
  PayOrder: [...fetched, 'NotFound'],
} as const
