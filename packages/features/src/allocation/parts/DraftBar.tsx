import { allocationErrors } from '@atrium/contracts/allocation/contract'
import { Button } from '@atrium/ui/button'
import { FilterSelect } from '@atrium/ui/filter-select'
import { SeatBar } from '@atrium/ui/seat-bar'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useUnsaved } from '../../shared/form/useUnsaved'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useUndo } from '../../shared/undo/useUndo'
import { allocateAction, previewTakeBackAtom, type Sharing, takeBackAction } from '../actions'
import type { DepartmentRow, TakingBack } from '../api'
import { allocationAtom } from '../atoms'
import { ancestors, type DepartmentTree } from '../departmentTree'
import { changeAboveAtom, type Draft, type DraftSum, dropDraftAtom, sumDraft } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import { draftFormId } from './CountField'
import styles from './DraftBar.module.css'

interface DraftBarProps {
  readonly draft: Draft
  readonly tree: DepartmentTree
}

/** Shows the totals of the typed numbers, and submits them. */
export function DraftBar({ draft, tree }: DraftBarProps) {
  const texts = useAllocationTexts()
  const { cancel } = useTexts(sharedMessages)
  const describe = useDescribeFailure()
  const drop = useSetAtom(dropDraftAtom)
  const { allocate } = useAllocationChanges()
  const [isAsking, setAsking] = useState(false)
  const sum = sumDraft(draft, tree)
  const { productId, departmentId } = draft
  const isReady = sum.total > 0 && sum.excess === 0 && sum.invalid.size === 0

  const send = useAction(async () => {
    await allocate({ productId, departmentId, shares: sum.shares })
    drop()
  })

  useUnsaved({
    busy: send.busy,
    isDirty: [...draft.typed.values()].some((text) => text !== ''),
    discard: drop,
  })

  async function submit() {
    if (!isReady) return
    if (draft.kind === 'takeBack') return setAsking(true)
    await send.run()
  }

  return (
    <form
      id={draftFormId}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Heading draft={draft} tree={tree} />
      <DraftTotals draft={draft} sum={sum} above={tree.byId.get(departmentId)} />
      <div className={styles.actions}>
        <Button onClick={() => drop()} disabled={send.busy}>
          {cancel}
        </Button>
        <Button type="submit" variant="primary" busy={send.busy} disabled={!isReady}>
          {draft.kind === 'allocate' ? texts.confirmAllocate : texts.nextTakeBack}
        </Button>
      </div>
      <p className={styles.problem} role="alert">
        {send.action.state === 'failed' && describe(send.action.failure)}
      </p>
      <TakeBackDialog
        open={isAsking}
        onOpenChange={setAsking}
        sharing={{ productId, departmentId, shares: sum.shares }}
        total={sum.total}
        departmentName={tree.byId.get(departmentId)?.departmentName ?? ''}
      />
    </form>
  )
}

function Heading({ draft, tree }: DraftBarProps) {
  const texts = useAllocationTexts()
  const changeAbove = useSetAtom(changeAboveAtom)
  const above = tree.byId.get(draft.departmentId)
  const start = draft.startId === undefined ? undefined : tree.byId.get(draft.startId)
  if (draft.kind === 'allocate')
    return <strong className={styles.heading}>{texts.allocatingFrom(above?.departmentName ?? '')}</strong>
  const choices = start ? ancestors(tree, start) : above ? [above] : []
  return (
    <span className={styles.heading}>
      <strong id="allocation-target">{texts.takingBackTo}</strong>
      <FilterSelect
        className={styles.target}
        aria-labelledby="allocation-target"
        value={draft.departmentId}
        onValueChange={changeAbove}
        options={choices.map((row) => ({ value: row.departmentId, label: row.departmentName }))}
      />
    </span>
  )
}

interface DraftTotalsProps {
  readonly draft: Draft
  readonly sum: DraftSum
  /** The parent department. */
  readonly above: DepartmentRow | undefined
}

/** The remaining seats; announced as they change. */
function DraftTotals({ draft, sum, above }: DraftTotalsProps) {
  const texts = useAllocationTexts()
  const { total, excess, invalid } = sum
  const left = above?.allocableCount ?? 0
  const passedOn = (above?.passedOnCount ?? 0) + Math.min(total, left)
  return (
    <>
      {draft.kind === 'allocate' && above && (
        // The bar after the change; the text next to it has the same information.
        <SeatBar
          aria-hidden
          className={styles.preview}
          label=""
          used={Math.min(above.usedCount, above.ownedCount - passedOn)}
          passedOn={passedOn}
          total={above.ownedCount}
        />
      )}
      <output className={styles.totals}>
        {draft.kind === 'allocate' && <span>{texts.available(left)}</span>}
        <span>{total === 0 && invalid.size === 0 ? texts.enterCounts : texts.entered(total)}</span>
        {draft.kind === 'allocate' && total > 0 && excess === 0 && <span>{texts.rest(left - total)}</span>}
        {excess > 0 && <span className={styles.wrong}>{texts.excess(excess)}</span>}
        {invalid.size > 0 && <span className={styles.wrong}>{texts.invalidCounts(invalid.size)}</span>}
      </output>
    </>
  )
}

interface TakeBackDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly sharing: Sharing
  readonly total: number
  readonly departmentName: string
}

/** Shows who would lose a licence before seats are taken back. Nobody loses a concurrent one. */
function TakeBackDialog({ open, onOpenChange, sharing, total, departmentName }: TakeBackDialogProps) {
  const texts = useAllocationTexts()
  const describe = useDescribeFailure()
  const drop = useSetAtom(dropDraftAtom)
  const preview = useSetAtom(previewTakeBackAtom)
  const allocation = useAtomValue(allocationAtom)
  const isConcurrent = allocation.state === 'ready' && allocation.value.product.isConcurrent
  const { takeBack } = useAllocationChanges()
  return (
    <ImpactDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.askTakeBack(total, departmentName)}
      lead={isConcurrent ? texts.takeBackConcurrentLead(departmentName) : texts.takeBackLead}
      ask={(signal) => preview({ sharing, signal })}
      describeBlocker={() => ({ text: texts.notNormal })}
      confirmLabel={texts.confirmTakeBack}
      onConfirm={async (shown) => {
        await takeBack(sharing, shown)
        drop()
      }}
      describeFailure={describe}
    />
  )
}

/** Allocates seats and takes them back. Each is the other's inverse as long as nobody uses the seats. */
function useAllocationChanges() {
  const texts = useAllocationTexts()
  const { notify } = useHost()
  const allocating = useAction(allocateAction)
  const takingBack = useAction(takeBackAction)
  const offerUndo = useUndo({
    // Undoing takes nothing from anybody.
    [allocationErrors.changedMeanwhile]: texts.inUseMeanwhile,
  })

  async function allocate(sharing: Sharing) {
    const { undo } = await allocating.perform(sharing)
    offerUndo({ message: texts.allocated, undo })
  }

  async function takeBack(sharing: Sharing, { recoveredLicenceIds }: TakingBack) {
    const { undo } = await takingBack.perform({ sharing, recoveredLicenceIds })
    // A recovered licence would return as a new one, so it can't be undone.
    if (recoveredLicenceIds.length > 0) return notify({ tone: 'success', message: texts.takenBack })
    offerUndo({ message: texts.takenBack, undo })
  }

  return { allocate, takeBack }
}
