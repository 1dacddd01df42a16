import { pagePaths } from '@atrium/contracts/paths'
import { TabBar } from '@atrium/ui/app-shell'
import { Badge } from '@atrium/ui/badge'
import { useAtomValue } from 'jotai'
import {
  Bell,
  House,
  ListTodo,
  Package,
  ReceiptText,
  UserRound,
  UserRoundCog,
  UsersRound,
} from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { usePathname } from '../../shared/host/useLocation'
import { currentCompanyAtom, menuAtom, personAtom } from '../atoms'
import { findByUrl } from '../buildMenu'
import { tabMessages, workspaceMessages } from '../messages'
import type { MenuPanelProps } from './MenuPanel'
import styles from './PhoneTabs.module.css'
import { WorkspaceSwitcher } from './WorkspaceSwitcher'

const atMost = 4

/** Candidates in order of importance; the role's menu decides which of them exist. */
const places = [
  [pagePaths.companyHome, 'home', <House key="icon" aria-hidden />],
  [pagePaths.personalHome, 'home', <House key="icon" aria-hidden />],
  [pagePaths.backlog, 'toDos', <ListTodo key="icon" aria-hidden />],
  [pagePaths.ownMessages, 'messages', <Bell key="icon" aria-hidden />],
  [pagePaths.profile, 'profile', <UserRound key="icon" aria-hidden />],
  [pagePaths.memberManagement, 'members', <UsersRound key="icon" aria-hidden />],
  [pagePaths.companyProducts, 'products', <Package key="icon" aria-hidden />],
  [pagePaths.companyOrders, 'orders', <ReceiptText key="icon" aria-hidden />],
  [pagePaths.companySettings, 'settings', <UserRoundCog key="icon" aria-hidden />],
] as const

/** The most used pages of the menu, at the bottom of a phone. */
export function PhoneTabs({ activeUrl, onPreload }: MenuPanelProps) {
  const pathname = usePathname()
  const { pending } = useTexts(workspaceMessages)
  const texts = useTexts(tabMessages)
  const menu = useAtomValue(menuAtom)
  const nodes = menu.state === 'ready' ? menu.value : []
  const items = places.flatMap(([href, name, icon]) => {
    const node = findByUrl(nodes, href)
    if (!node) return []
    const badge = node.pending > 0 && (
      <Badge tone="accent" count={node.pending} label={pending(node.id, node.pending)} />
    )
    return [{ id: href, href, label: texts[name], icon, badge }]
  })
  return (
    <TabBar
      label={texts.shortcuts}
      items={items.slice(0, atMost)}
      currentId={activeUrl ?? pathname}
      renderLink={({ href, ...props }) => <FeatureLink {...props} to={href} />}
      onPreload={(item) => item.href && onPreload?.(item.href)}
    />
  )
}

const homes: readonly string[] = [pagePaths.companyHome, pagePaths.personalHome]

/** Replaces the heading of a home: names its owner. */
export const leadAt = (path: string) => (homes.includes(path) ? <Lead /> : undefined)

function Lead() {
  const person = useAtomValue(personAtom)
  const company = useAtomValue(currentCompanyAtom)
  if (person.state !== 'ready') return null
  return (
    <div className={styles.lead}>
      <WorkspaceSwitcher person={person.value} company={company} />
    </div>
  )
}
