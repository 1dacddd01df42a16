import { Avatar } from '@atrium/ui/avatar'
import type { ReactNode } from 'react'
import { leafOf } from './leafOf'
import styles from './PersonCell.module.css'

interface PersonCellProps {
  /** For the picture: its first letter. */
  readonly name: string
  /** What the first line says, where it is more than the name. */
  readonly children?: ReactNode
  /** The second line: a phone number or an account. */
  readonly phone: string
  /** Beside the number where the list has no columns, by its own name. */
  readonly department?: string
}

/** A person by picture, name and number. */
export function PersonCell({ name, children = name, phone, department }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name || phone} size="small" decorative className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>
        <span className={styles.below}>
          <span className={styles.phone}>{phone}</span>
          {department && <span className={styles.department}>{leafOf(department)}</span>}
        </span>
      </span>
    </span>
  )
}
