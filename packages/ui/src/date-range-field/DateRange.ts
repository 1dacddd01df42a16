/** Both days as `YYYY-MM-DD`, inclusive; empty: no limit on that side. */
export interface DateRange {
  readonly from: string
  readonly to: string
}
