import { AppShell, SideMenu, TabBar } from '@atrium/ui/app-shell'
import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { PageHeader } from '@atrium/ui/page-header'
import { Building2, ReceiptText, Users } from 'lucide-react'

const items = [
  { id: 'company', label: 'Company', icon: <Building2 aria-hidden="true" />, href: '#company' },
  { id: 'members', label: 'Members', icon: <Users aria-hidden="true" />, href: '#members' },
  { id: 'orders', label: 'Orders', icon: <ReceiptText aria-hidden="true" />, href: '#orders' },
]

const labels = {
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
}

export function AppShellExample() {
  return (
    <AppShell
      labels={labels}
      brand={<strong>Northwind</strong>}
      menu={<SideMenu label="Main menu" items={items} currentId="members" />}
      tabs={<TabBar label="Shortcuts" items={items} currentId="members" />}
      tools={<Avatar name="Ada Lovelace" />}
      footer="© 2026 Northwind"
    >
      <PageHeader title="Members" />
      <Card>The page’s content</Card>
    </AppShell>
  )
}
