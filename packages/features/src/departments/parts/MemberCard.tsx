import { DepartmentCell } from '../../shared/list/DepartmentCell'
import { useFormat } from '../../shared/texts/useFormat'
import type { Member } from '../api'
import { MemberActions } from './MemberActions'
import styles from './MemberCard.module.css'
import { MemberName } from './MemberName'

/** A member where there is no room for columns. */
export function MemberCard({ member }: { readonly member: Member }) {
  const { timestamp } = useFormat()
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <MemberName member={member} />
        <MemberActions member={member} />
      </div>
      <span>{member.phone}</span>
      <DepartmentCell path={member.department} />
      <span className={styles.time}>{timestamp(member.addedAt)}</span>
    </div>
  )
}
