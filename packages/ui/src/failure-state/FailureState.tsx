import { RotateCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button'
import type { DrawingName } from '../drawing'
import { EmptyState } from '../empty-state'

export interface FailureStateLabels {
  /** The button that tries again. */
  retry: string
}

type Retry =
  | {
      /** Tries again. Without it there is no button. */
      onRetry: () => void
      labels: FailureStateLabels
    }
  | { onRetry?: undefined; labels?: FailureStateLabels }

export type FailureStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What stands above the words. Default failed. */
  drawing?: DrawingName | 'none'
  /** What happened. */
  title: ReactNode
  /** Why, and what to do next. */
  description?: ReactNode
  /** The next try is under way. Default false. */
  retrying?: boolean
  /** Other ways on, beside the retry. */
  action?: ReactNode
} & Retry

/** Stands where something could not be loaded: says so aloud, and offers to try again. */
export function FailureState({
  drawing = 'failed',
  title,
  description,
  onRetry,
  retrying = false,
  labels,
  action,
  className,
  ...rest
}: FailureStateProps) {
  return (
    <EmptyState
      {...rest}
      role="alert"
      data-slot="failure-state"
      className={className}
      drawing={drawing}
      title={title}
      description={description}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button icon={<RotateCw />} busy={retrying} onClick={onRetry}>
                {labels.retry}
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  )
}
