import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, KeyRound, Package, Users } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb'
import { Button } from '../button'
import { PageHeader } from '../page-header'
import { inStoryLanguage } from '../stories/inStoryLanguage'
import { say } from '../stories/say'
import { AppShell } from './AppShell'
import { AppShellExample } from './AppShell.example'
import { SideMenu } from './SideMenu'
import { SideMenuEmpty } from './SideMenuEmpty'
import type { SideMenuItem } from './SideMenuProps'
import { SideMenuSkeleton } from './SideMenuSkeleton'
import { TabBar } from './TabBar'

const items: SideMenuItem[] = [
  { id: 'home', label: '企业首页', icon: <Building2 />, href: '#home' },
  {
    id: 'company',
    label: '企业管理',
    icon: <Users />,
    children: [
      { id: 'company-page', label: '企业信息', href: '#company' },
      { id: 'members', label: '部门与成员', href: '#members' },
    ],
  },
  {
    id: 'authorisation',
    label: '授权管理',
    icon: <KeyRound />,
    children: [
      { id: 'by-member', label: '按成员授权', href: '#by-member' },
      { id: 'by-product', label: '按产品授权', href: '#by-product' },
    ],
  },
  { id: 'products', label: '全部产品', icon: <Package />, href: '#products' },
]

const labels = { skipToContent: '跳到正文', openMenu: '打开菜单', closeMenu: '关闭菜单', menu: '菜单' }
const onPreload = fn()

/** Following a link would leave the story. */
const stay = (event: Event) => event.preventDefault()

const meta = {
  title: 'UI/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  beforeEach: () => {
    onPreload.mockClear()
    document.addEventListener('click', stay)
    return () => document.removeEventListener('click', stay)
  },
  args: {
    labels,
    brand: <strong style={{ fontSize: 16 }}>Atrium</strong>,
    tools: <Button variant="ghost">林晓雨</Button>,
    menu: <SideMenu label="主菜单" items={items} currentId="members" onPreload={onPreload} />,
    footer: '关于我们　联系我们　用户协议　隐私政策　© 2026 Atrium',
    children: (
      <PageHeader
        title="部门与成员"
        breadcrumb={
          <Breadcrumb label="面包屑">
            <BreadcrumbItem>企业管理</BreadcrumbItem>
          </Breadcrumb>
        }
      >
        <Button variant="primary">邀请成员</Button>
      </PageHeader>
    ),
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

/** All parts are landmarks. The submenu of the current page is open, and the page is marked in it. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const landmark of ['banner', 'main', 'contentinfo'])
      await expect(canvas.getByRole(landmark)).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: say('主菜单') })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(say('部门与成员'))
    // The header shows the page's heading; the page keeps its actions.
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByRole('heading', { level: 1, name: say('部门与成员') })).toBeVisible()
    await expect(
      within(canvas.getByRole('main')).getByRole('button', { name: say('邀请成员') }),
    ).toBeVisible()

    const authorisation = canvas.getByRole('button', { name: say('授权管理') })
    await userEvent.click(authorisation)
    await expect(authorisation).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: say('企业管理') })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(canvas.queryByRole('link', { name: say('部门与成员') })).not.toBeInTheDocument()
    await userEvent.click(authorisation)
    await expect(authorisation).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(canvas.getByRole('button', { name: say('企业管理') }))
  },
}

/** The first Tab stop skips header and menu. */
export const SkipsToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: say('跳到正文') })
    await expect(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** Hovering or focusing a link preloads its page. */
export const Preloads: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: say('全部产品') }))
    await expect(onPreload).toHaveBeenLastCalledWith(inStoryLanguage(items)[3])
    canvas.getByRole('link', { name: say('企业首页') }).focus()
    await expect(onPreload).toHaveBeenLastCalledWith(inStoryLanguage(items)[0])
  },
}

/** The submenu opens when the page changes in another way. */
export const FollowsThePage: Story = {
  render: function FollowsThePage(args) {
    const [currentId, setCurrentId] = useState('home')
    return (
      <AppShell
        {...args}
        menu={<SideMenu label={say('主菜单')} items={inStoryLanguage(items)} currentId={currentId} />}
      >
        <Button onClick={() => setCurrentId('by-product')}>{say('前往产品授权')}</Button>
      </AppShell>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: say('按产品授权') })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: say('前往产品授权') }))
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent(say('按产品授权'))
  },
}

export const MenuLoading: Story = {
  args: { menu: <SideMenuSkeleton label="正在加载菜单" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: say('正在加载菜单') })).toBeVisible()
  },
}

export const MenuEmpty: Story = {
  args: { menu: <SideMenuEmpty>未获取到当前角色的菜单权限，请联系企业管理员。</SideMenuEmpty> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say('未获取到当前角色的菜单权限'))
  },
}

/** Related items are below a heading and always visible. */
export const Groups: Story = {
  args: {
    menu: (
      <SideMenu
        label="主菜单"
        currentId="members"
        items={items.map((item) => ({ ...item, isHeading: item.children !== undefined }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('list', { name: say('企业管理') }))
    await expect(group.getAllByRole('link')).toHaveLength(2)
  },
}

export const WithoutMenu: Story = { args: { menu: undefined } }

/** The page scrolls with the window; header and menu stay. */
export const LongPage: Story = {
  render: (args) => (
    <AppShell
      {...inStoryLanguage(args)}
      menu={
        <SideMenu
          label={say('主菜单')}
          currentId="5"
          items={Array.from({ length: 40 }, (_, index) => ({
            id: `${index}`,
            label: index === 5 ? say('名称很长以至于一行放不下的菜单项目') : say('菜单项{0}', index + 1),
            href: `#${index}`,
          }))}
        />
      }
    >
      {Array.from({ length: 60 }, (_, index) => say('第{0}行', index + 1)).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </AppShell>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 400)
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0))
    window.scrollTo(0, 0)
  },
}

const inDrawer: Story['play'] = async ({ canvas, userEvent }) => {
  const opener = canvas.queryByRole('button', { name: say('打开菜单') })
  if (!opener) return
  await userEvent.click(opener)
  const drawer = await screen.findByRole('dialog', { name: say('菜单') })
  await expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent(say('部门与成员'))
}

/** Under 768 px the menu is a drawer: Escape closes it, and so does following a link. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await inDrawer(context)
    const opener = canvas.queryByRole('button', { name: say('打开菜单'), hidden: true })
    if (!opener) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()

    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('link', { name: say('全部产品') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** On a phone, the most used pages are in the tab bar, and the menu is last. */
export const NarrowWithTabs: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    tabs: (
      <TabBar
        label="常用"
        currentId="home"
        items={items.flatMap(({ children, ...item }) => (children ? [] : [item]))}
      />
    ),
  },
  play: async (context) => {
    const { canvas } = context
    if (window.innerWidth >= 768) return
    const tabs = within(canvas.getByRole('navigation', { name: say('常用') }))
    for (const tab of tabs.getAllByRole('link').concat(tabs.getByRole('button'))) {
      await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(say('企业首页'))
    await expect(tabs.getByRole('button')).not.toHaveAttribute('aria-current')
    await inDrawer(context)
  },
}

/** If no tab matches the page, the menu's button is marked. */
export const NarrowByMenu: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { tabs: <TabBar label="常用" currentId="elsewhere" items={items.slice(0, 1)} /> },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 768) return
    const tabs = within(canvas.getByRole('navigation', { name: say('常用') }))
    await expect(tabs.getByRole('button')).toHaveAttribute('aria-current', 'true')
  },
}

/** On the first page of a space, a phone's header names its owner. The heading is for screen readers only. */
export const NarrowWithLead: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { lead: <strong>云筑建筑设计研究院</strong> },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 768) return
    const header = within(canvas.getByRole('banner'))
    await expect(header.getByText('云筑建筑设计研究院')).toBeVisible()
    const heading = header.getByRole('heading', { level: 1, name: say('部门与成员') })
    await expect(heading.parentElement?.getBoundingClientRect().width).toBe(1)
  },
}

export const NarrowMenuOpen: Story = { globals: { viewport: { value: 'narrow' } }, play: inDrawer }

export const Example: Story = { globals: { locale: 'en' }, render: () => <AppShellExample /> }
