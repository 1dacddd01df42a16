import { withPolicy } from '../wire/policy'
import { concurrentSeatsContract } from './contract'

const administrators = { access: 'administrator', permission: 'authorisation' } as const

export const concurrentSeatsOperations = withPolicy(concurrentSeatsContract, {
  checkOutSeat: {
    summary:
      'For a program: takes a concurrent seat for the caller and their device, from their department or the nearest one above. The same device gets its checkout again. If no seat is free, the denial is counted.',
    access: 'member',
  },
  reportSeat: {
    summary:
      'For a program: reports every minute that the seat is still in use, or that it was left. After three minutes without a report, the seat is free.',
    access: 'member',
  },
  listCheckouts: {
    summary: 'Lists the members in the caller’s scope who use a concurrent batch now, the longest first.',
    ...administrators,
    lists: 'people',
  },
  endCheckout: {
    summary: 'Ends the use of a concurrent seat by a member. Their program learns it with its next report.',
    ...administrators,
  },
  getConcurrentUse: {
    summary:
      'Returns the concurrent seats of a product in use now, and for the last 30 days the most at once and how often members in the caller’s scope were turned away.',
    ...administrators,
  },
})
