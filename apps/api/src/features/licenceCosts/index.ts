export { countSeatDays } from './countSeatDays'
export { licenceCostRoutes } from './licenceCostRoutes'
export { findSeatPrice, type SeatPrice } from './seatPrice'
export { tooOldSeatMonths } from './sweepSeatMonths'
