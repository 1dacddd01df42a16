export interface SeatUse {
  readonly used: number
  /** Seats that nobody has used for a long time; null: use isn't reported. */
  readonly idle: number | null
  /** Most users on one day; null: not known. */
  readonly peak: number | null
  /** Members who wait for a seat. */
  readonly waiting: number
}

/**
 * How many seats a renewal seems to need: those that are really used, but never fewer than were used on the busiest
 * day, and one for each member who waits, by a request or a rule.
 */
export const forecastSeats = ({ used, idle, peak, waiting }: SeatUse): number =>
  Math.max(1, Math.max(used - (idle ?? 0), peak ?? 0) + waiting)
