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
  /** The rows it is about, of which those in the way can be skipped. Default: it is about one thing. */
  readonly rows?: readonly string[]
  /** The question, about the rows that are left and with the answer once it is there. */
  readonly title: string | ((rows: readonly string[], answer: T | undefined) => string)
  /** What follows from a yes, in a sentence. */
  readonly lead: ReactNode | ((answer: T | undefined) => ReactNode)
  /** Asks the service what the change would do to these rows. */
  readonly ask: (signal: AbortSignal, rows: readonly string[]) => Promise<T>
  readonly describeBlocker: (blocker: Blocker) => DescribedBlocker
  /** More about the answer than who loses what and where seats return. */
  readonly details?: (answer: T) => ReactNode
  /** The question names the only person it is about: they are not told again. Default: no. */
  readonly isNamed?: boolean
  /** Leaves out that nobody loses a licence, where licences are not what it is about. */
  readonly quiet?: boolean
  /** What yes does, to the rows that are left. */
  readonly confirmLabel: string | ((rows: readonly string[]) => string)
  /** `danger` when it takes something away. Default: danger. */
  readonly tone?: 'neutral' | 'danger'
  /** Does it to these rows, knowing what was shown. */
  readonly onConfirm: (shown: T, rows: readonly string[]) => Promise<unknown>
  readonly describeFailure: (failure: Failure) => string
}

/**
 * Asks before something is taken away or moved, and shows who loses what, which seats return where, and what is
 * in the way.
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

/** Those in the way whom the person left out, while the question is open. */
interface Skipped {
  readonly open: boolean
  readonly blockers: readonly Blocker[]
}

const nobodySkipped: Skipped = { open: false, blockers: [] }
