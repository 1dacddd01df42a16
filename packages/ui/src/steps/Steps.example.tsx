import { Button } from '@atrium/ui/button'
import { Steps } from '@atrium/ui/steps'
import { useState } from 'react'

const steps = ['Package', 'Confirm', 'Pay']

export function StepsExample() {
  const [current, setCurrent] = useState(0)

  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Steps label="Purchase" steps={steps} current={current} />
      <Button onClick={() => setCurrent((current + 1) % steps.length)}>Next step</Button>
    </div>
  )
}
