import { concurrentSeatsOperations } from '@atrium/contracts/concurrentSeats/policy'
import { implement } from '../../ports/implement'
import { checkOutSeat } from './checkOutSeat'
import { getConcurrentUse } from './getConcurrentUse'
import { endCheckout, listCheckouts } from './listCheckouts'
import { reportSeat } from './reportSeat'

export const concurrentSeatRoutes = implement(concurrentSeatsOperations, {
  // The lock on the batches separates these.
  checkOutSeat: { together: checkOutSeat },
  reportSeat: { together: reportSeat },
  listCheckouts,
  endCheckout: { together: endCheckout },
  getConcurrentUse,
})
