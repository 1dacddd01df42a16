import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { budgetAtom } from '../atoms'
import { invitationsMessages } from '../messages'
import styles from './BudgetNote.module.css'

/** How many messages the company may still send today; nothing where that can't be learned: the service knows. */
export function BudgetNote() {
  const texts = useTexts(invitationsMessages)
  const budget = useAtomValue(budgetAtom)
  if (budget.state !== 'ready') return null
  const { perDay, left } = budget.value
  return (
    <p role="status" className={styles.note} data-state={left === 0 ? 'spent' : 'left'}>
      {left === 0 ? texts.budgetSpent(perDay) : texts.budgetLeft(left, perDay)}
    </p>
  )
}
