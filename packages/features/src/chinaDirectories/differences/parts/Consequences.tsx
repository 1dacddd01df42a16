import { useTexts } from '../../../shared/host/useKept'
import type { Change, KnownDifference } from '../../api'
import { differencesMessages } from '../messages'
import styles from './Consequences.module.css'

/** What applying a difference does, as a list of sentences. */
export function Consequences({ difference }: { readonly difference: KnownDifference }) {
  const texts = useTexts(differencesMessages)
  const { changes, leaving, changing, departmentChanges, undecidedPeople, seats, invitations } = difference
  const countOf = (kind: Change) => changes.find(({ change }) => change === kind)?.count ?? 0
  const later = countOf('invited') - invitations.left
  const short = seats.filter(({ waits }) => waits > 0)
  const sentences = [
    leaving > 0 && texts.willLeave(leaving),
    countOf('invited') > 0 && texts.willInvite(countOf('invited')),
    later > 0 &&
      texts.inviteLater(invitations.left, later, Math.ceil(later / Math.max(1, invitations.perDay))),
    countOf('linked') > 0 && texts.willLink(countOf('linked')),
    countOf('returned') > 0 && texts.willReturn(countOf('returned')),
    changing > 0 && texts.willChange(changing),
    departmentChanges > 0 && texts.willDepartments(departmentChanges),
    ...short.map(({ productName, waits }) => texts.shortOf(productName, waits)),
    undecidedPeople > 0 && texts.undecidedStays(undecidedPeople),
    countOf('blocked') > 0 && texts.willSkip(countOf('blocked')),
  ].filter((sentence) => sentence !== false)
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
