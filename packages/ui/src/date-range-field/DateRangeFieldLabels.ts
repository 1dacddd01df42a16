import type { CalendarLabels } from '../calendar/CalendarLabels'

export interface DateRangeFieldLabels extends CalendarLabels {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** The input format, such as "YYYY-MM-DD". */
  format: string
}
