import { Button } from '@atrium/ui/button'
import { FilterSelect } from '@atrium/ui/filter-select'
import { SeatBar } from '@atrium/ui/seat-bar'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useUnsaved } from '../../shared/form/useUnsaved'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import type { DepartmentRow } from '../api'
import { ancestors, type DepartmentTree } from '../departmentTree'
import { changeAboveAtom, type Draft, type DraftSum, dropDraftAtom, sumDraft } from '../draft'
import { useAllocationChanges } from '../useAllocationChanges'
import { useAllocationTexts, useRefusals } from '../useAllocationTexts'
import { draftFormId } from './CountField'
import styles from './DraftBar.module.css'
import { TakeBackDialog } from './TakeBackDialog'

interface DraftBarProps {
  readonly draft: Draft
  readonly tree: DepartmentTree
}

/** Says what the typed numbers amount to, and sends them. */
export function DraftBar({ draft, tree }: DraftBarProps) {
  const texts = useAllocationTexts()
  const { cancel } = useTexts(sharedMessages)
  const describe = useDescribeFailure(useRefusals())
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
  /** The department above. */
  readonly above: DepartmentRow | undefined
}

/** How far the numbers go; said aloud as they change. */
function DraftTotals({ draft, sum, above }: DraftTotalsProps) {
  const texts = useAllocationTexts()
  const { total, excess, invalid } = sum
  const left = above?.leftCount ?? 0
  return (
    <>
      {draft.kind === 'allocate' && above && (
        // As it will be; the words beside it say the same.
        <SeatBar
          aria-hidden
          className={styles.preview}
          label=""
          used={above.usedCount}
          passedOn={above.passedOnCount + Math.min(total, left)}
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
