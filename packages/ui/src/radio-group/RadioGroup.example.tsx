import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { useState } from 'react'

export function RadioGroupExample() {
  const [period, setPeriod] = useState('year')

  return (
    <FormField label="Billing period">
      <RadioGroup value={period} onValueChange={setPeriod}>
        <Radio value="month">Monthly</Radio>
        <Radio value="year" description="Two months free">
          Yearly
        </Radio>
      </RadioGroup>
    </FormField>
  )
}
