import { SeatBar } from '@atrium/ui/seat-bar'
import type { DepartmentRow } from '../api'
import type { Draft, DraftSum } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './DraftBar.module.css'

interface DraftTotalsProps {
  readonly draft: Draft
  readonly sum: DraftSum
  /** The department above. */
  readonly above: DepartmentRow | undefined
}

/** How far the numbers go; said aloud as they change. */
export function DraftTotals({ draft, sum, above }: DraftTotalsProps) {
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
