export interface CalendarLabels {
  /** The button that opens the calendar, and the calendar itself. */
  calendar: string
  previousMonth: string
  nextMonth: string
  /** Clears what was chosen. */
  clear: string
  close: string
}
