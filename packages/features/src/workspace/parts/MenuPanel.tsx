import { pagePaths } from '@atrium/contracts/paths'
import { SideMenu, SideMenuEmpty, type SideMenuItem, SideMenuSkeleton } from '@atrium/ui/app-shell'
import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { usePathname } from '../../shared/host/useLocation'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { currentCompanyAtom, menuAtom, personAtom } from '../atoms'
import { findPage, type MenuNode, withoutUrl } from '../buildMenu'
import { workspaceMessages } from '../messages'
import { MenuIcon } from './MenuIcon'
import styles from './MenuPanel.module.css'
import { WorkspaceSwitcher, WorkspaceSwitcherSkeleton } from './WorkspaceSwitcher'

export interface MenuPanelProps {
  readonly activeUrl: string | undefined
  readonly onPreload: ((url: string) => void) | undefined
}

/** The side column: the menu's owner, and the menu. The message centre is in the header instead. */
export function MenuPanel({ activeUrl, onPreload }: MenuPanelProps) {
  const person = useAtomValue(personAtom)
  const company = useAtomValue(currentCompanyAtom)
  return (
    <>
      {person.state === 'loading' && <WorkspaceSwitcherSkeleton />}
      {person.state === 'ready' && <WorkspaceSwitcher person={person.value} company={company} />}
      <Menu activeUrl={activeUrl} onPreload={onPreload} />
    </>
  )
}

function Menu({ activeUrl, onPreload }: MenuPanelProps) {
  const pathname = usePathname()
  const texts = useTexts(workspaceMessages)
  const { retry } = useTexts(sharedMessages)
  const person = useAtomValue(personAtom)
  const [menu, askAgain] = useAtom(menuAtom)
  const items = useMemo(
    () =>
      menu.state === 'ready' ? asItems(withoutUrl(menu.value, pagePaths.companyMessagesMenu), texts) : [],
    [menu, texts],
  )

  if (person.state === 'failed') return null
  if (menu.state === 'loading') return <SideMenuSkeleton label={texts.menuLoading} />
  if (menu.state === 'failed') {
    return (
      <SideMenuEmpty>
        <p className={styles.failure}>{texts.menuFailed}</p>
        <Button size="small" onClick={askAgain}>
          {retry}
        </Button>
      </SideMenuEmpty>
    )
  }
  if (items.length === 0) return <SideMenuEmpty>{texts.menuEmpty}</SideMenuEmpty>
  return (
    <SideMenu
      label={texts.mainMenu}
      items={items}
      currentId={findPage(menu.value, activeUrl ?? pathname)?.id}
      renderLink={({ href, ...props }) => <FeatureLink {...props} to={href} />}
      onPreload={(item) => item.href && onPreload?.(item.href)}
    />
  )
}

interface Words {
  menuName(id: string, name: string): string
  pending(id: string, count: number): string
}

function asItems(nodes: readonly MenuNode[], words: Words): SideMenuItem[] {
  return nodes.map((node) => {
    const { id, name, icon, children } = node
    const label = words.menuName(id, name)
    if (children.length > 0 && icon === undefined)
      return { id, label, isHeading: true, children: asItems(children, words) }
    return {
      id,
      label,
      icon: <MenuIcon name={icon} />,
      ...badgeFor(node, words),
      ...(children.length > 0 ? { children: asLeaves(children, words) } : { href: node.url }),
    }
  })
}

function badgeFor(node: MenuNode, words: Words) {
  const count = pendingIn(node)
  if (count === 0) return undefined
  return { badge: <Badge tone="accent" count={count} label={words.pending(node.id, count)} /> }
}

/** A closed submenu shows the count of its items. */
const pendingIn = ({ pending, children }: MenuNode): number =>
  children.reduce((sum, child) => sum + pendingIn(child), pending)

/** There are no icons below the first level. */
const asLeaves = (nodes: readonly MenuNode[], words: Words): SideMenuItem[] =>
  asItems(nodes, words).map(({ icon: _, ...item }) => item)
