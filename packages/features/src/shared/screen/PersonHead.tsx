import { Avatar } from '@atrium/ui/avatar'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import styles from './PersonHead.module.css'

interface PersonHeadProps {
  /** Undefined: loading, with space reserved. */
  readonly person: { readonly realName: string; readonly phone: string } | undefined
  /** Address of the picture. Default: none. */
  readonly picture?: string | null | undefined
  /** State, beside the name. */
  readonly status?: ReactNode
}

/** The person that a page is about: picture, name and number. */
export function PersonHead({ person, picture, status }: PersonHeadProps) {
  const name = person && (person.realName || person.phone)
  return (
    <div className={styles.person}>
      {name === undefined ? (
        <Skeleton shape="circle" width={56} />
      ) : (
        <Avatar name={name} {...(picture && { src: picture })} size="large" decorative />
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          {name === undefined ? <Skeleton width={120} /> : <span>{name}</span>}
          {status}
        </p>
        <p className={styles.phone}>{person?.phone ?? <Skeleton width={96} />}</p>
      </div>
    </div>
  )
}
