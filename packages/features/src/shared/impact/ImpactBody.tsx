import { Button } from '@atrium/ui/button'
import { FailureState } from '@atrium/ui/failure-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { CircleCheck, MoveRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../host/useKept'
import { leafOf } from '../list/cells/departmentPath'
import type { Request } from '../request/request'
import layout from '../screen/Layout.module.css'
import { sharedMessages } from '../texts/sharedMessages'
import { useFormat } from '../texts/useFormat'
import type { Failure } from '../wire/Failure'
import type { Blocker, Impact, Loser } from './api'
import { ImpactBlockers } from './ImpactBlockers'
import type { DescribedBlocker } from './ImpactDialog'
import styles from './ImpactDialog.module.css'
import { ImpactLosers } from './ImpactLosers'
import { ImpactReturns } from './ImpactReturns'
import { impactMessages } from './messages'

interface ImpactBodyProps<T extends Impact> {
  readonly request: Request<T>
  readonly rows: readonly string[]
  readonly skipped: readonly Blocker[]
  readonly onSkip: (blockers: readonly Blocker[]) => void
  readonly quiet: boolean | ((answer: T) => boolean)
  readonly isNamed: boolean
  readonly describeBlocker: (blocker: Blocker) => DescribedBlocker
  readonly describeFailure: (failure: Failure) => string
  readonly details: ((answer: T) => ReactNode) | undefined
  readonly onRetry: () => void
  readonly onLeave: () => void
}

/** The impact in its current state; its height is stable, so that the buttons don't jump. */
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
      {losers.length === 0 && !(typeof quiet === 'function' ? quiet(answer) : quiet) && (
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

interface ImpactSkipProps {
  readonly blockers: readonly Blocker[]
  /** All rows, including these. */
  readonly rows: readonly string[]
  readonly onSkip: (blockers: readonly Blocker[]) => void
}

/** Offers to go on without blocked rows, if the others aren't affected and some are left. */
function ImpactSkip({ blockers, rows, onSkip }: ImpactSkipProps) {
  const texts = useTexts(impactMessages)
  const skipped = new Set(blockers.flatMap(({ ids }) => ids)).size
  const rest = rows.length - skipped
  if (rest === 0 || blockers.some(({ ids }) => ids.length === 0)) return null
  return (
    <div>
      <Button onClick={() => onSkip(blockers)}>{texts.skip(skipped, rest)}</Button>
    </div>
  )
}

interface ImpactSkippedProps {
  readonly blockers: readonly Blocker[]
  readonly describe: (blocker: Blocker) => DescribedBlocker
}

/** Skipped rows, and why. */
function ImpactSkipped({ blockers, describe }: ImpactSkippedProps) {
  const texts = useTexts(impactMessages)
  const { people } = useFormat()
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{texts.skipped}</h3>
      <ul className={styles.list}>
        {blockers.map((blocker) => (
          <li key={blocker.reason}>
            <span className={styles.name}>{people(blocker.names, blocker.count)}</span>{' '}
            <span className={styles.muted}>{describe(blocker).text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ImpactOfOneProps extends Pick<Impact, 'returns'> {
  readonly loser: Loser
}

/** The losses of the person named in the question, and the departments that seats return to. */
function ImpactOfOne({ loser, returns }: ImpactOfOneProps) {
  const texts = useTexts(impactMessages)
  const { list, serviceDay } = useFormat()
  const placesOf = (productId: string) =>
    returns.filter((row) => row.productId === productId).map((row) => leafOf(row.department))
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{texts.loses(loser.licences.length)}</h3>
      <ul className={styles.list}>
        {loser.licences.map(({ licenceId, productId, productName, isOnline, deviceCount, borrowedUntil }) => (
          <li key={licenceId}>
            <span className={styles.licence}>
              {productName}
              {isOnline && <StatusBadge tone="success">{texts.isOnline}</StatusBadge>}
              {deviceCount > 0 && <span className={styles.muted}>{texts.deviceCount(deviceCount)}</span>}
            </span>
            {borrowedUntil && (
              <p className={styles.whereTo}>{texts.borrowedUntil(serviceDay(borrowedUntil))}</p>
            )}
            {placesOf(productId).length > 0 && (
              <p className={styles.whereTo}>{texts.returnsTo(list(placesOf(productId)))}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
