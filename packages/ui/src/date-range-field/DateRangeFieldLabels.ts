export interface DateRangeFieldLabels {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** How a day is typed, such as "YYYY-MM-DD". */
  format: string
  /** The button that opens the calendar, and the calendar itself. */
  calendar: string
  previousMonth: string
  nextMonth: string
  /** Takes both days away. */
  clear: string
  close: string
}
