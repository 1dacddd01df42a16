export { concurrentSeatRoutes } from './concurrentSeatRoutes'

/** How long checkouts are stored after their end. */
export const checkoutsKeptMilliseconds = 7 * 86_400_000
