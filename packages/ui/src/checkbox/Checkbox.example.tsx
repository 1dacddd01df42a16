import { Checkbox } from '@atrium/ui/checkbox'
import { useState } from 'react'

export function CheckboxExample() {
  const [isSubscribed, setSubscribed] = useState(true)

  return (
    <Checkbox
      checked={isSubscribed}
      onCheckedChange={(checked) => setSubscribed(checked === true)}
      description="At most one message a week."
    >
      Send me product news
    </Checkbox>
  )
}
