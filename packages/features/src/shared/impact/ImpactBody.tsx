import { FailureState } from '@atrium/ui/failure-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { CircleCheck, MoveRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../host/useHost'
import type { Request } from '../request/request'
import layout from '../screen/Layout.module.css'
import { sharedMessages } from '../texts/sharedMessages'
import type { Failure } from '../wire/Failure'
import type { Blocker, Impact } from './api'
import { ImpactBlockers } from './ImpactBlockers'
import type { DescribedBlocker } from './ImpactDialog'
import styles from './ImpactDialog.module.css'
import { ImpactLosers } from './ImpactLosers'
import { ImpactOfOne } from './ImpactOfOne'
import { ImpactReturns } from './ImpactReturns'
import { ImpactSkip } from './ImpactSkip'
import { ImpactSkipped } from './ImpactSkipped'
import { impactMessages } from './messages'

interface ImpactBodyProps<T extends Impact> {
  readonly request: Request<T>
  readonly rows: readonly string[]
  readonly skipped: readonly Blocker[]
  readonly onSkip: (blockers: readonly Blocker[]) => void
  readonly quiet: boolean
  readonly isNamed: boolean
  readonly describeBlocker: (blocker: Blocker) => DescribedBlocker
  readonly describeFailure: (failure: Failure) => string
  readonly details: ((answer: T) => ReactNode) | undefined
  readonly onRetry: () => void
  readonly onLeave: () => void
}

/** The impact in the state that it is in; it keeps a height, so that the buttons don't jump. */
export function ImpactBody<T extends Impact>(props: ImpactBodyProps<T>) {
  const texts = useTexts(impactMessages)
  const { request } = props
  return (
    <section
      className={styles.body}
      aria-label={texts.impact}
      aria-busy={request.state === 'loading'}
      aria-live="polite"
      data-slot="impact"
    >
      {request.state === 'ready' ? <Shown {...props} answer={request.value} /> : <Waiting {...props} />}
    </section>
  )
}

function Waiting<T extends Impact>({ request, describeFailure, onRetry }: ImpactBodyProps<T>) {
  const texts = useTexts(impactMessages)
  const { retry } = useTexts(sharedMessages)
  if (request.state === 'failed')
    return (
      <FailureState
        title={texts.failed}
        description={describeFailure(request.failure)}
        onRetry={onRetry}
        labels={{ retry }}
      />
    )
  return (
    <div className={styles.waiting}>
      <span className={layout.heard}>{texts.loading}</span>
      <Skeleton width="45%" />
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  )
}

function Shown<T extends Impact>({
  answer,
  rows,
  skipped,
  onSkip,
  quiet,
  isNamed,
  describeBlocker,
  details,
  onLeave,
}: ImpactBodyProps<T> & { readonly answer: T }) {
  const texts = useTexts(impactMessages)
  const { blockers, losers, moves, returns } = answer
  const [only] = isNamed && losers.length === 1 ? losers : []
  if (blockers.length > 0)
    return (
      <>
        <ImpactBlockers blockers={blockers} describe={describeBlocker} onLeave={onLeave} />
        <ImpactSkip blockers={blockers} rows={rows} onSkip={onSkip} />
      </>
    )
  return (
    <>
      {skipped.length > 0 && <ImpactSkipped blockers={skipped} describe={describeBlocker} />}
      {details?.(answer)}
      {only && <ImpactOfOne loser={only} returns={returns} />}
      {losers.length > 0 && !only && <ImpactLosers impact={answer} />}
      {losers.length === 0 && !quiet && (
        <p className={styles.fact}>
          <CircleCheck className={styles.harmless} size={16} aria-hidden />
          {texts.nobodyLoses}
        </p>
      )}
      {returns.length > 0 && !only && <ImpactReturns returns={returns} />}
      {moves && moves.count > 0 && (
        <p className={styles.fact}>
          <MoveRight size={16} aria-hidden />
          {texts.moves(moves.count, moves.department)}
        </p>
      )}
    </>
  )
}
