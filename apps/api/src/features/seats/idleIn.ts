import { type SQL, sql } from 'drizzle-orm'
import { seatHoldings } from './tables'

/** How many seats of those that are summed up belong to such departments, with nobody using them. */
export const idleIn = (departments: SQL): SQL<number> =>
  sql`coalesce(sum(${seatHoldings.quantity} - ${seatHoldings.used}) filter (where ${departments}), 0)`.mapWith(
    Number,
  )
