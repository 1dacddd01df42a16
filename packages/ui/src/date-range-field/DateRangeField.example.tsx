import { DateRangeField } from '@atrium/ui/date-range-field'
import { useState } from 'react'

const labels = {
  from: 'From',
  to: 'To',
  format: 'YYYY-MM-DD',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear',
  close: 'Close',
}

export function DateRangeFieldExample() {
  const [period, setPeriod] = useState({ from: '2026-03-01', to: '2026-03-31' })

  return (
    <DateRangeField
      aria-label="Period"
      value={period}
      onValueChange={setPeriod}
      locale="en"
      labels={labels}
    />
  )
}
