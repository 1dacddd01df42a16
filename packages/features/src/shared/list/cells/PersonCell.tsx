import { Avatar } from '@atrium/ui/avatar'
import type { ReactNode } from 'react'
import { leafOf } from './departmentPath'
import styles from './PersonCell.module.css'

interface PersonCellProps {
  /** Its first letter is shown if there is no picture. */
  readonly name: string
  /** Address of the picture. Default: none. */
  readonly picture?: string | null
  /** Content of the first line, if it is more than the name. */
  readonly children?: ReactNode
  /** The second line: a phone number or an account. In rows of two lines it is in the department's column. */
  readonly phone: string
}

/** A person with picture, name and number. */
export function PersonCell({ name, picture, children = name, phone }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <Avatar
        name={name || phone}
        {...(picture && { src: picture })}
        size="small"
        decorative
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {children}
        </span>
        <span className={styles.phone}>
          <bdi dir="ltr">{phone}</bdi>
        </span>
      </span>
    </span>
  )
}

interface Person {
  readonly phone: string
  /** The names from the top down, joined by `/`. */
  readonly department: string
}

/** A person's second line in lists without columns: number and department, by its own name. */
export const personLine = ({ phone, department }: Person): string =>
  department ? `${phone} · ${leafOf(department)}` : phone
