export { countSeatDays, tooOldSeatMonths } from './countSeatDays'
export { licenceCostRoutes } from './licenceCostRoutes'
export { findSeatPrice, type SeatPrice } from './seatPrice'
export { storeCosts, sweepCosts } from './storeCosts'
