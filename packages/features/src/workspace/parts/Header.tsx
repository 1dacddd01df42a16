import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Person } from '../api'
import { currentCompanyAtom, menuAtom } from '../atoms'
import { findByUrl } from '../buildMenu'
import { messageCentreUrl } from '../contract'
import { Brand } from './Brand'
import { CompanySwitcher } from './CompanySwitcher'
import { type DisplayChoices, DisplayMenu } from './DisplayMenu'
import styles from './Header.module.css'
import { UserMenu } from './UserMenu'

interface HeaderProps {
  /** Undefined while it is loading, and when it can't be had. */
  readonly person: Person | undefined
  readonly display: DisplayChoices
  /** Shown where the menu has an entry for messages. */
  readonly messages: ReactNode
}

export function Header({ person, display, messages }: HeaderProps) {
  const company = useAtomValue(currentCompanyAtom)
  const menu = useAtomValue(menuAtom)
  const hasMessages = menu.state === 'ready' && findByUrl(menu.value, messageCentreUrl) !== undefined
  return (
    <>
      <Brand compact />
      <div className={styles.company}>
        {person && <CompanySwitcher companies={person.companies} current={company} />}
      </div>
      {hasMessages && messages}
      <DisplayMenu {...display} />
      {person && <UserMenu user={person.user} role={company?.role} />}
    </>
  )
}
