import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { useUnsaved } from '../shared/form/useUnsaved'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useAction } from '../shared/request/useAction'
import { Question } from '../shared/screen/Question'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { useFormat } from '../shared/texts/useFormat'
import { decideAction, resetAction } from './actions'
import type { SeatCut as KnownCut, SeatHolder } from './api'
import { cutBatchAtom, seatCutAtom, seatHolderList } from './atoms'
import { renewalsMessages } from './messages'
import styles from './parts/SeatCut.module.css'
import { useSeatHolderColumns } from './parts/useSeatHolderColumns'

/** `/licenceSeatCut`: who loses a seat of a batch that was renewed with fewer seats. The query names the batch. */
export function SeatCut() {
  const texts = useTexts(renewalsMessages)
  const [cut, refresh] = useAtom(seatCutAtom)
  const batchId = useAtomValue(cutBatchAtom)
  const known = cut.state === 'ready' ? cut.value : undefined
  return (
    <Screen
      above={[{ name: texts.billing }, { name: texts.title, to: pagePaths.renewals }]}
      name={known?.productName ?? texts.cutTitle}
      kind={texts.cutTitle}
      grows
    >
      {cut.state === 'failed' ? (
        <RequestFailure
          failure={cut.failure}
          title={cut.failure.kind === 'missing' ? texts.cutMissing : texts.cutFailed}
          missing={{ hint: texts.cutMissingHint, action: <ReturnButton to={pagePaths.renewals} /> }}
          onRetry={refresh}
        />
      ) : (
        <>
          <Card title={texts.cutTitle} aria-busy={cut.state === 'loading'}>
            {known ? <Summary cut={known} /> : <Skeleton lines={4} width="60%" />}
          </Card>
          <Holders key={batchId} cut={known} />
        </>
      )}
    </Screen>
  )
}

/** What ends when, who decided, and the way back to the proposal. */
function Summary({ cut }: { readonly cut: KnownCut }) {
  const texts = useTexts(renewalsMessages)
  const { count, serviceDay, timestamp } = useFormat()
  const { perform } = useAction(resetAction)
  const mayChange = useCovers('renewals:write')
  const [asking, setAsking] = useState(false)
  const [seats, after, losing] = [count(cut.seats), count(cut.seatsAfter), count(cut.losingCount)]
  return (
    <div className={styles.headline}>
      <div className={styles.sentences}>
        <p>
          {cut.cutAt === null
            ? texts.cutSentenceUnpaid(seats, after)
            : texts.cutSentence(serviceDay(cut.cutAt), seats, after)}
        </p>
        <p>
          {cut.losingCount === 0
            ? texts.cutNobody(count(cut.usedCount))
            : texts.cutLosing(count(cut.usedCount), losing)}{' '}
          {cut.ownLosingCount < cut.losingCount && texts.cutOwn(count(cut.ownLosingCount))}
        </p>
        {cut.losingCount > 0 && (
          <p className={styles.hint}>
            {cut.decidedBy === null
              ? texts.proposed
              : texts.decidedBy(cut.decidedBy, timestamp(cut.decidedAt))}{' '}
            {texts.cutNotice(cut.noticeDays)}
          </p>
        )}
      </div>
      {mayChange && cut.decidedBy !== null && cut.ownLosingCount === cut.losingCount && (
        <Button onClick={() => setAsking(true)}>{texts.reset}</Button>
      )}
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={texts.resetTitle}
        description={texts.resetText}
        confirmLabel={texts.reset}
        done={texts.wasReset}
        onConfirm={() => perform(cut.batchId)}
      />
    </div>
  )
}

const sides = ['lose', 'keep'] as const
const everybody = 'all'

/** The holders, and the exchange of some for others, saved at once when the numbers match. */
function Holders({ cut }: { readonly cut: KnownCut | undefined }) {
  const texts = useTexts(renewalsMessages)
  const [view, show] = useAtom(seatHolderList.viewAtom)
  // Members whose result was changed here, with the new one.
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isLosing = useCallback(
    ({ userId, isLosing }: SeatHolder) => changed.get(userId) ?? isLosing,
    [changed],
  )
  const toggle = (holder: SeatHolder) => {
    const next = new Map(changed)
    if (next.has(holder.userId)) next.delete(holder.userId)
    else next.set(holder.userId, !holder.isLosing)
    setChanged(next)
  }
  const discard = () => setChanged(new Map())
  return (
    <ListCard
      list={seatHolderList}
      columns={useSeatHolderColumns({ isLosing, onToggle: toggle })}
      getRowId={(row) => row.userId}
      getRowLabel={(row) => row.realName}
      caption={texts.holders}
      title={texts.holders}
      failedTitle={texts.holdersFailed}
      density="tall"
      search={{ label: texts.searchMembers, placeholder: texts.memberHint }}
      chips={
        <FilterChips
          label={texts.sideFilter}
          chips={[
            { value: everybody, label: texts.all, count: null },
            { value: 'lose', label: texts.lose, count: null },
            { value: 'keep', label: texts.keep, count: null },
          ]}
          value={view.side ?? everybody}
          onValueChange={(next) => show({ side: sides.find((side) => side === next) })}
        />
      }
      notice={cut && changed.size > 0 && <Balance cut={cut} changed={changed} onDone={discard} />}
      empty={<EmptyState drawing="people" title={texts.noHolders} />}
    />
  )
}

interface BalanceProps {
  readonly cut: KnownCut
  readonly changed: ReadonlyMap<string, boolean>
  readonly onDone: () => void
}

/** Whether as many lose a seat as have to, and the buttons to save or discard the exchange. */
function Balance({ cut, changed, onDone }: BalanceProps) {
  const texts = useTexts(renewalsMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { count } = useFormat()
  const { run, action, busy } = useAction(decideAction)
  const [isPressed, setPressed] = useState(false)
  useUnsaved({ busy, isDirty: true, discard: onDone })
  const of = (loses: boolean) => [...changed].filter(([, isLosing]) => isLosing === loses).map(([id]) => id)
  const [loseUserIds, keepUserIds] = [of(true), of(false)]
  const missing = keepUserIds.length - loseUserIds.length
  const problem =
    isPressed && missing !== 0
      ? (missing > 0 ? texts.saveTooFew : texts.saveTooMany)(count(Math.abs(missing)))
      : action.state === 'failed' && describe(action.failure)

  async function save() {
    setPressed(true)
    if (missing !== 0) return
    const result = await run({ batchId: cut.batchId, loseUserIds, keepUserIds })
    if (!result.done) return
    onDone()
    notify({ tone: 'success', message: texts.saved })
  }

  return (
    <div className={styles.balance}>
      <p className={styles.figures} role="status">
        {texts.balance(count(cut.ownLosingCount - missing), count(cut.ownLosingCount))}
      </p>
      <Notice tone="danger" role="alert">
        {problem}
      </Notice>
      <Button disabled={busy} onClick={onDone}>
        {texts.discard}
      </Button>
      <Button variant="primary" busy={busy} onClick={save}>
        {texts.save}
      </Button>
    </div>
  )
}
