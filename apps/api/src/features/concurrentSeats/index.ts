export { checkOut } from './checkOut'
export { whoHelps } from './checkOutSeat'
export { concurrentSeatRoutes } from './concurrentSeatRoutes'
export { endSeat, keepSeat, lockSeat } from './seatOfApp'

/** How long checkouts are stored after their end. */
export const checkoutsKeptMilliseconds = 7 * 86_400_000
