import { RotateCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button'
import type { DrawingName } from '../drawing'
import { EmptyState } from '../empty-state'

export interface FailureStateLabels {
  /** The button that retries. */
  retry: string
}

type Retry =
  | {
      /** Retries. Without it there is no button. */
      onRetry: () => void
      labels: FailureStateLabels
    }
  | { onRetry?: undefined; labels?: FailureStateLabels }

export type FailureStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The drawing above the text. Default failed. */
  drawing?: DrawingName | 'none'
  /** The failure. */
  title: ReactNode
  /** The reason, and the next step. */
  description?: ReactNode
  /** A retry is in progress. Default false. */
  retrying?: boolean
  /** Further actions next to the retry. */
  action?: ReactNode
} & Retry

/** Replaces content that could not be loaded: announces it, and offers a retry. */
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
