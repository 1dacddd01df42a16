import { useTexts } from '../../shared/host/useKept'
import { departmentsMessages } from '../messages'
import type { NamedMember } from '../renameMember'
import styles from './MemberTitle.module.css'
import { NameEdit } from './NameEdit'

/** A member's name as a title, editable for people who can change it. */
export function MemberTitle({ member }: { readonly member: NamedMember }) {
  const texts = useTexts(departmentsMessages)
  return (
    <NameEdit className={styles.title} member={member}>
      {(name) => <span className={styles.whole}>{name || texts.nameMissing}</span>}
    </NameEdit>
  )
}
