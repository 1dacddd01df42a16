import type { Draft, DraftSum } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './DraftBar.module.css'

interface DraftTotalsProps {
  readonly draft: Draft
  readonly sum: DraftSum
  /** What the department above has left. */
  readonly left: number
}

/** How far the numbers go; said aloud as they change. */
export function DraftTotals({ draft, sum, left }: DraftTotalsProps) {
  const texts = useAllocationTexts()
  const { total, excess, invalid } = sum
  return (
    <output className={styles.totals}>
      {draft.kind === 'allocate' && <span>{texts.available(left)}</span>}
      <span>{total === 0 && invalid.size === 0 ? texts.enterCounts : texts.entered(total)}</span>
      {draft.kind === 'allocate' && total > 0 && excess === 0 && <span>{texts.rest(left - total)}</span>}
      {excess > 0 && <span className={styles.wrong}>{texts.excess(excess)}</span>}
      {invalid.size > 0 && <span className={styles.wrong}>{texts.invalidCounts(invalid.size)}</span>}
    </output>
  )
}
