import { StatusBadge } from '@atrium/ui/status-badge'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { useTexts } from '../../shared/host/useHost'
import type { Member } from '../api'
import { departmentsMessages } from '../messages'
import styles from './MemberName.module.css'
import { NameEdit } from './NameEdit'

export interface MemberNameProps {
  readonly member: Member
  /** Where there is no room to edit it: the drawer does. Default false. */
  readonly readOnly?: boolean | undefined
}

/** A member's name in its row, and whether it is an administrator's. */
export function MemberName({ member, readOnly = false }: MemberNameProps) {
  const texts = useTexts(departmentsMessages)
  const linked = (name: string) => (
    <DrawerLink kind="member" id={member.userId}>
      {name || <span className={styles.missing}>{texts.nameMissing}</span>}
    </DrawerLink>
  )
  return (
    <span className={styles.name}>
      {readOnly ? (
        linked(member.realName)
      ) : (
        <NameEdit className={styles.edit} member={member}>
          {linked}
        </NameEdit>
      )}
      {member.isAdministrator && (
        <StatusBadge quiet={false} className={styles.administrator} title={texts.administrator}>
          {texts.administrator}
        </StatusBadge>
      )}
    </span>
  )
}
