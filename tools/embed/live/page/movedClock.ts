const RealDate = Date
let ahead = 0

/** The page's clock. Timers are not affected, as in a page that slept. */
export const movedClock = {
  moveBy(milliseconds: number): void {
    ahead += milliseconds
  },
}

class MovedDate extends RealDate {
  constructor(...given: readonly []) {
    if (given.length > 0) super(...given)
    else super(RealDate.now() + ahead)
  }

  static override now(): number {
    return RealDate.now() + ahead
  }
}
globalThis.Date = MovedDate as DateConstructor
