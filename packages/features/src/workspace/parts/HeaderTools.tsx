import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Person } from '../api'
import { currentCompanyAtom, menuAtom } from '../atoms'
import { findByUrl } from '../buildMenu'
import { messageCentreUrl } from '../contract'
import type { DisplayChoices } from '../DisplayChoices'
import { AccountMenu } from './AccountMenu'

interface HeaderToolsProps {
  /** Undefined while it is loading, and when it can't be had. */
  readonly person: Person | undefined
  readonly display: DisplayChoices
  readonly search: ReactNode
  /** Shown where the menu has an entry for messages. */
  readonly messages: ReactNode
}

/** The end of the header: search, messages, and the person's menu. */
export function HeaderTools({ person, display, search, messages }: HeaderToolsProps) {
  const company = useAtomValue(currentCompanyAtom)
  const menu = useAtomValue(menuAtom)
  const hasMessages = menu.state === 'ready' && findByUrl(menu.value, messageCentreUrl) !== undefined
  return (
    <>
      {search}
      {hasMessages && messages}
      {person && <AccountMenu user={person.user} role={company?.role} display={display} />}
    </>
  )
}
