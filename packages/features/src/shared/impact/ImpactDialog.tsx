import { type ReactNode, useState } from 'react'
import type { Failure } from '../wire/Failure'
import type { Blocker, Impact } from './api'
import { ImpactQuestion } from './ImpactQuestion'
import { useQuestion } from './useQuestion'

/** A blocker in the feature's words, and where to clear it. */
export interface DescribedBlocker {
  readonly text: string
  readonly clear?: { readonly label: string; readonly to: string }
}

export interface ImpactDialogProps<T extends Impact> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The rows it is about; those with blockers can be skipped. Default: it is about one thing. */
  readonly rows?: readonly string[]
  /** The question, for the remaining rows, with the answer once known. */
  readonly title: string | ((rows: readonly string[], answer: T | undefined) => string)
  /** The effect of confirming, in a sentence. */
  readonly lead: ReactNode | ((answer: T | undefined) => ReactNode)
  /** Asks the service about the effect on these rows. */
  readonly ask: (signal: AbortSignal, rows: readonly string[]) => Promise<T>
  readonly describeBlocker: (blocker: Blocker) => DescribedBlocker
  /** Details of the answer besides lost licences and returning seats. */
  readonly details?: (answer: T) => ReactNode
  /** The question names the only person concerned, so the name isn't repeated. Default: no. */
  readonly isNamed?: boolean
  /** Doesn't mention that nobody loses a licence: it isn't about licences, or the details say who does. */
  readonly quiet?: boolean | ((answer: T) => boolean)
  /** Label of the confirming button for the remaining rows. */
  readonly confirmLabel: string | ((rows: readonly string[]) => string)
  /** `danger` if it removes something. Default: danger. */
  readonly tone?: 'neutral' | 'danger'
  /** Does it for these rows, with the answer that was shown. */
  readonly onConfirm: (shown: T, rows: readonly string[]) => Promise<unknown>
  readonly describeFailure: (failure: Failure) => string
}

/**
 * Asks before something is taken away or moved, and shows the lost licences, the returning seats, and the
 * blockers.
 */
export function ImpactDialog<T extends Impact>(props: ImpactDialogProps<T>) {
  const { open, ask, rows = noRows } = props
  const [skipped, setSkipped] = useState(nobodySkipped)
  if (skipped.open !== open) setSkipped({ open, blockers: open ? [] : skipped.blockers })
  const ids = new Set(skipped.blockers.flatMap((blocker) => blocker.ids))
  const left = rows.filter((id) => !ids.has(id))
  const question = useQuestion(open, (signal) => ask(signal, left))
  return (
    <ImpactQuestion
      {...props}
      {...question}
      rows={left}
      skipped={skipped.blockers}
      onSkip={(blockers) => {
        setSkipped({ open, blockers: [...skipped.blockers, ...blockers] })
        question.askAgain()
      }}
    />
  )
}

const noRows: readonly string[] = []

/** Blocked rows that the person skipped, while the question is open. */
interface Skipped {
  readonly open: boolean
  readonly blockers: readonly Blocker[]
}

const nobodySkipped: Skipped = { open: false, blockers: [] }
