export interface DateRangeFieldLabels {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** The input format, such as "YYYY-MM-DD". */
  format: string
  /** The button that opens the calendar, and the calendar itself. */
  calendar: string
  previousMonth: string
  nextMonth: string
  /** Clears both days. */
  clear: string
  close: string
}
