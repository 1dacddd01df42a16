import { useAtomValue } from 'jotai'
import { currentCompanyAtom, menuAtom, type Person } from '../atoms'
import { findByUrl } from '../buildMenu'
import { messageCentreUrl } from '../contract'
import { Brand } from './Brand'
import { CompanySwitcher } from './CompanySwitcher'
import { type DisplayChoices, DisplayMenu } from './DisplayMenu'
import styles from './Header.module.css'
import { MessageEntry } from './MessageEntry'
import { UserMenu } from './UserMenu'

export interface HeaderProps {
  /** Undefined while it is loading, and when it can't be had. */
  readonly person: Person | undefined
  readonly display: DisplayChoices
}

export function Header({ person, display }: HeaderProps) {
  const company = useAtomValue(currentCompanyAtom)
  const menu = useAtomValue(menuAtom)
  const hasMessages = menu.state === 'ready' && findByUrl(menu.value, messageCentreUrl) !== undefined
  return (
    <>
      <Brand />
      <div className={styles.company}>
        {person && <CompanySwitcher companies={person.enterprises} current={company} />}
      </div>
      {hasMessages && <MessageEntry />}
      <DisplayMenu {...display} />
      {person && <UserMenu user={person.user} role={company?.userRole} />}
    </>
  )
}
