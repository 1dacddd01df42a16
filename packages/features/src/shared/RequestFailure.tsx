import { FailureState } from '@atrium/ui/failure-state'
import { Lock, SearchX } from 'lucide-react'
import type { Failure } from './Failure'
import { sharedMessages } from './sharedMessages'
import { useDescribeFailure, useTexts } from './useHost'

export interface RequestFailureProps {
  readonly failure: Failure
  /** What could not be loaded, such as "The members could not be loaded". Default: "Could not load". */
  readonly title?: string
  /** Texts for refusals of this feature, by their code. */
  readonly refusals?: Readonly<Record<number, string>>
  /** Asks again. */
  readonly onRetry: () => void
}

/** Stands where a request failed: says why and what to do. Trying again is offered where it can help. */
export function RequestFailure({ failure, title, refusals, onRetry }: RequestFailureProps) {
  const texts = useTexts(sharedMessages)
  const description = useDescribeFailure(refusals)(failure)
  if (failure.kind === 'forbidden') {
    return <FailureState icon={<Lock />} title={texts.forbiddenTitle} description={description} />
  }
  if (failure.kind === 'missing') {
    return <FailureState icon={<SearchX />} title={texts.missingTitle} description={description} />
  }
  return (
    <FailureState
      title={title ?? texts.loadFailed}
      description={description}
      onRetry={onRetry}
      labels={{ retry: texts.retry }}
    />
  )
}
