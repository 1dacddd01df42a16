import type { CalendarLabels } from '../calendar/CalendarLabels'

export interface DateFieldLabels extends CalendarLabels {
  /** The input format, such as "YYYY-MM-DD". */
  format: string
}
