import { onFirstUse, useDeferred, Waiting } from '@atrium/ui/overlay'
import type { ReactNode } from 'react'
import type { Failure } from './Failure'
import type { Blocker, Impact } from './impact/contract'
import { useQuestion } from './useQuestion'

/** A blocker in the feature's words, and where to clear it. */
export interface DescribedBlocker {
  readonly text: string
  readonly clear?: { readonly label: string; readonly to: string }
}

export interface ImpactDialogProps<T extends Impact> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The question. */
  readonly title: string
  /** What follows from a yes, in a sentence. */
  readonly lead: ReactNode
  /** Asks the service what the change would do. */
  readonly ask: (signal: AbortSignal) => Promise<T>
  readonly describeBlocker: (blocker: Blocker) => DescribedBlocker
  /** More about the answer than who loses what and where seats return. */
  readonly details?: (answer: T) => ReactNode
  /** Leaves out that nobody loses a licence, where licences are not what it is about. */
  readonly quiet?: boolean
  readonly confirmLabel: string
  /** `danger` when it takes something away. Default: danger. */
  readonly tone?: 'neutral' | 'danger'
  /** Does it, knowing what was shown. */
  readonly onConfirm: (shown: T) => Promise<unknown>
  readonly describeFailure: (failure: Failure) => string
}

/**
 * Asks before something is taken away or moved, and shows who loses what, which seats return where, and what is
 * in the way. Its code comes while the service is asked.
 */
export function ImpactDialog<T extends Impact>(props: ImpactDialogProps<T>) {
  const { open, onOpenChange, ask } = props
  const question = useQuestion(open, ask)
  const parts = useDeferred(impactParts, open, () => onOpenChange(false))
  if (!parts) return open && <Waiting />
  return <parts.ImpactQuestion {...props} {...question} />
}

const impactParts = onFirstUse(() => import('./ImpactQuestion'))
