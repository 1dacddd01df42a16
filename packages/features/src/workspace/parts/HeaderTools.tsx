import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import type { Person } from '../api'
import { currentCompanyAtom, menuAtom } from '../atoms'
import { findByUrl, type MenuNode } from '../buildMenu'
import type { DisplayChoices } from '../DisplayChoices'
import { workspaceMessages } from '../messages'
import { morePages } from '../morePages'
import { type MenuPage, pagesOf } from '../pagesOf'
import { AccountMenu } from './AccountMenu'

const none: readonly MenuNode[] = []

/** The places that a search covers. */
export interface SearchedPlace {
  /** Undefined: the personal space. */
  readonly companyId: string | undefined
  readonly pages: readonly MenuPage[]
}

interface HeaderToolsProps {
  /** Undefined while it is loading, or if it can't be loaded. */
  readonly person: Person | undefined
  readonly display: DisplayChoices
  readonly search: ((place: SearchedPlace) => ReactNode) | undefined
  /** Shown if the menu has an entry for messages. */
  readonly messages: ReactNode
}

/** The end of the header: search, messages, and the person's menu. */
export function HeaderTools({ person, display, search, messages }: HeaderToolsProps) {
  const company = useAtomValue(currentCompanyAtom)
  const menu = useAtomValue(menuAtom)
  const texts = useTexts(workspaceMessages)
  const nodes = menu.state === 'ready' ? menu.value : none
  const pages = useMemo(() => {
    const inMenu = pagesOf(nodes, texts.menuName)
    return [...inMenu, ...morePages(inMenu, texts.menuName, texts.personalSpace)]
  }, [nodes, texts])
  const hasMessages = [pagePaths.companyMessagesMenu, pagePaths.ownMessages].some((url) =>
    findByUrl(nodes, url),
  )
  return (
    <>
      {person && search?.({ companyId: company?.companyId, pages })}
      {hasMessages && messages}
      {person && <AccountMenu user={person.user} role={company?.role} display={display} />}
    </>
  )
}
