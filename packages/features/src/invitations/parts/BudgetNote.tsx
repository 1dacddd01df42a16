import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { budgetAtom } from '../atoms'
import { invitationsMessages } from '../messages'
import styles from './BudgetNote.module.css'

/** The company's remaining messages of today; nothing if they can't be loaded, because the service checks too. */
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
