/** Both days as `YYYY-MM-DD`, both included; empty: open on that side. */
export interface DateRange {
  readonly from: string
  readonly to: string
}
