import { Avatar } from '@atrium/ui/avatar'
import type { ReactNode } from 'react'
import styles from './PersonCell.module.css'

interface PersonCellProps {
  /** For the picture: its first letter. */
  readonly name: string
  /** What the first line says, where it is more than the name. */
  readonly children?: ReactNode
  /** The second line: a phone number or an account. In rows of two lines it stands with the department. */
  readonly phone: string
}

/** A person by picture, name and number. */
export function PersonCell({ name, children = name, phone }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name || phone} size="small" tint={phone} decorative className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>
        <span className={styles.phone}>{phone}</span>
      </span>
    </span>
  )
}
