import { DateField } from '@atrium/ui/date-field'
import { FormField } from '@atrium/ui/form-field'
import { useState } from 'react'

const labels = {
  format: 'YYYY-MM-DD',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear',
  close: 'Close',
}

export function DateFieldExample() {
  const [day, setDay] = useState('2026-12-31')

  return (
    <FormField
      label="Last day"
      hint="Access ends at midnight."
      error={day ? undefined : 'Enter a day, such as 2026-12-31.'}
      required
    >
      <DateField value={day} onValueChange={setDay} locale="en" labels={labels} />
    </FormField>
  )
}
