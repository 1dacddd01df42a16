import { FailureState } from '@atrium/ui/failure-state'
import { useState } from 'react'

export function FailureStateExample() {
  const [isRetrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    setRetrying(false)
  }

  return (
    <FailureState
      title="The members could not be loaded"
      description="Your connection seems to be interrupted."
      onRetry={retry}
      retrying={isRetrying}
      labels={{ retry: 'Try again' }}
    />
  )
}
