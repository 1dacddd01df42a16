import { pagePaths } from '@atrium/contracts/paths'
import { workspaceContract as operations } from '@atrium/contracts/workspace/contract'
import { IconButton } from '@atrium/ui/icon-button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { FeatureProviderProps } from '../shared/host/FeatureProvider'
import {
  type Answer,
  answer,
  answerFirst,
  fail,
  hold,
  never,
  type RecordedCall,
  withFeature,
} from '../shared/stories/mocks'
import { containing, startingWith } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { textsOf } from '../shared/stories/textsOf'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { helpMessages, insteadMessages, manualMessages, tabMessages, workspaceMessages } from './messages'
import {
  administratorMenu,
  memberMenu,
  personInNoCompany,
  personInOneCompany,
  somePerson,
  workspaceAnswers,
} from './mocks'
import { RequireCompany } from './parts/RequireCompany'
import { useWorkspace } from './WorkspaceContext'
import { WorkspaceFeature } from './WorkspaceFeature'

const texts = textsOf(workspaceMessages)
const help = textsOf(helpMessages)
const instead = textsOf(insteadMessages)
const manualTexts = textsOf(manualMessages)
const shared = textsOf(sharedMessages)
const tabTexts = textsOf(tabMessages)

/** The facts available to a page inside. */
function Page() {
  const { company, firstPath } = useWorkspace()
  return (
    <RequireCompany>
      <h1>{company?.companyName}</h1>
      <p>从 {firstPath} 开始</p>
    </RequireCompany>
  )
}

/** The menu's name for an entry from the service. */
const named = (id: string) =>
  texts.menuName(id, administratorMenu.find(({ menuId }) => menuId === id)?.name ?? '')

const navigate = fn()
const notify = fn()
const write = fn()
const calls: RecordedCall[] = []
/** Number of requests for the person during a story. */
let asked = 0
const host = {
  companyId: undefined,
  navigate,
  notify,
  store: { read: () => undefined, write },
  location: { pathname: pagePaths.companyHome, search: '' },
} satisfies Partial<FeatureProviderProps>

/** The frame around every page of a signed-in person. */
const meta = {
  id: 'features-workspace-workspacefeature',
  title: 'Features/Workspace/WorkspaceFeature 工作台框架',
  component: WorkspaceFeature,
  decorators: [withFeature(workspaceAnswers)],
  parameters: { layout: 'fullscreen', feature: { host, calls } },
  beforeEach: () => {
    asked = 0
  },
  args: {
    theme: 'light',
    onThemeChange: fn(),
    onLocaleChange: fn(),
    onPreload: fn(),
    messages: <IconButton label="消息中心" icon={<Bell />} />,
    children: <Page />,
  },
} satisfies Meta<typeof WorkspaceFeature>

export default meta
type Story = StoryObj<typeof meta>

const answering = (...answers: readonly Answer[]) => ({ feature: { host, calls, answers } })
const at = (pathname: string, ...answers: readonly Answer[]) => ({
  feature: { host: { ...host, location: { pathname, search: '' } }, calls, answers },
})

export const Loading: Story = {
  parameters: answering(never(operations.getPerson)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: texts.menuLoading })).toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

/** A link into a company that the person left: the same page of the current company would be mistaken for it. */
export const LinkToLeftCompany: Story = {
  parameters: {
    feature: {
      host: {
        ...host,
        location: { pathname: pagePaths.companyInformation, search: 'enterpriseId=company-gone' },
      },
      calls,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/', { replace: true }))
    await expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ tone: 'warning', message: texts.notYourCompany }),
    )
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
  },
}

/** The same applies to the shop, which requests nothing for a company that isn't the person's. */
export const ShopOfForeignCompany: Story = {
  parameters: {
    feature: {
      host: { ...host, location: { pathname: pagePaths.selectGoods, search: 'id=hvac&for=company-gone' } },
      calls,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/', { replace: true }))
    await expect(notify).toHaveBeenLastCalledWith({
      tone: 'warning',
      message: texts.notYourCompany,
      duration: Number.POSITIVE_INFINITY,
    })
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
  },
}

/** The super administrator of two companies. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: texts.mainMenu }))
    await expect(menu.getByRole('link', { name: named('company-home') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(menu.queryByText(named('messages'))).toBeNull()
    await expect(canvas.getByRole('heading', { name: '云筑建筑设计研究院有限公司' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith('enterPriseId', 'company-1')
    await expect(write).toHaveBeenCalledWith('isSuperAdminUser', 'true')
  },
}

/** One group is open at a time. Hovering an entry preloads its page. */
export const GoesByMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const menu = within(await canvas.findByRole('navigation', { name: texts.mainMenu }))
    await userEvent.click(await menu.findByRole('button', { name: named('authorisation') }))
    await userEvent.hover(menu.getByRole('link', { name: named('by-product') }))
    await expect(args.onPreload).toHaveBeenCalledWith(pagePaths.licencesByProduct)
    await userEvent.click(menu.getByRole('button', { name: named('enterprise') }))
    await expect(menu.queryByRole('link', { name: named('by-product') })).toBeNull()
    await userEvent.click(menu.getByRole('link', { name: named('departments') }))
    await expect(navigate).toHaveBeenCalledWith(pagePaths.memberManagement)
  },
}

/** Pending applications are counted in the menu, at the page that decides them. */
export const ApplicationsWaiting: Story = {
  parameters: at(
    pagePaths.memberManagement,
    answer(operations.getMenus, () =>
      administratorMenu.map((entry) =>
        entry.url === pagePaths.memberManagement ? { ...entry, pendingCount: 7 } : entry,
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const menu = within(await canvas.findByRole('navigation', { name: texts.mainMenu }))
    await expect(
      menu.getByRole('link', {
        name: new RegExp(`${named('departments')}.*${texts.pending('departments', 7)}`),
      }),
    ).toBeVisible()
    const group = menu.getByRole('button', { name: startingWith(named('enterprise')) })
    await expect(group).toHaveAccessibleName(named('enterprise'))
    await userEvent.click(group)
    await expect(group).toHaveAccessibleName(
      new RegExp(`${named('enterprise')}.*${texts.pending('departments', 7)}`),
    )
  },
}

/** So are unpaid orders. */
export const OrdersWaiting: Story = {
  parameters: answering(
    answer(operations.getMenus, () => [
      ...administratorMenu,
      { menuId: 'billing', parentId: null, sortNum: 7, name: '费用中心', url: '', menuIcon: 'receipt-text' },
      {
        menuId: 'orders',
        parentId: 'billing',
        sortNum: 1,
        name: '我的订单',
        url: pagePaths.companyOrders,
        pendingCount: 2,
      },
    ]),
  ),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: texts.mainMenu }))
    await expect(
      menu.getByRole('button', { name: startingWith(texts.menuName('billing', '费用中心')) }),
    ).toHaveAccessibleName(new RegExp(texts.pending('billing', 2)))
  },
}

/** A page below a menu entry keeps that entry marked and its submenu open. */
export const WithinEntry: Story = {
  args: { activeUrl: pagePaths.licencesByMember },
  parameters: at(pagePaths.memberLicences),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: named('by-member') })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** An ordinary member of one company: no choice of company, no message centre, no manual. */
export const Member: Story = {
  parameters: answering(
    answer(operations.getPerson, personInOneCompany('member')),
    answer(operations.getMenus, memberMenu),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(texts.member)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: containing(texts.switchCompany) })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /消息中心/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /周明远/ }))
    await expect(await screen.findByRole('menuitem', { name: texts.personalCentre })).toBeInTheDocument()
    await expect(screen.queryByRole('menuitem', { name: manualTexts.title })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

export const PersonalSpace: Story = {
  args: { children: <h1>个人空间的一页</h1> },
  parameters: at(pagePaths.personalHome),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: texts.mainMenu }))
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      texts.personalCentre,
      texts.menuName('personal-backlog', '我的待办'),
      texts.menuName('personal-messages', '我的消息'),
      texts.menuName('personal-profile', '个人信息'),
      texts.menuName('personal-security', '安全中心'),
      texts.menuName('personal-password', '重置密码'),
    ])
    await expect(canvas.getByRole('button', { name: containing(texts.switchCompany) })).toHaveTextContent(
      `${somePerson.user.realName}${texts.personalSpace}`,
    )
    await waitFor(() => expect(write).toHaveBeenCalledWith('enterPriseName', 'personal'))
  },
}

/** A person without a company, on a page that needs one. */
export const Forbidden: Story = {
  parameters: answering(answer(operations.getPerson, personInNoCompany)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: instead.noCompany })).toBeVisible()
    await expect(canvas.getByRole('link', { name: instead.openOrJoin })).toHaveAttribute(
      'href',
      pagePaths.toCompany,
    )
    await expect(canvas.getByRole('link', { name: instead.toPersonalHome })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.getPerson, 'offline')),
  play: hasFailed(() => texts.personFailed),
}

/** The page is loaded, but not the menu. */
export const MenuFailed: Story = {
  parameters: answering(fail(operations.getMenus, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.menuFailed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: shared.retry })).toBeEnabled()
    await expect(canvas.getByRole('heading', { name: '云筑建筑设计研究院有限公司' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.getMenus, [])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(texts.menuEmpty)).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: instead.toPersonalHome })).toBeVisible()
  },
}

const chooseSecondCompany: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: containing(texts.switchCompany) }))
  await userEvent.click(
    await screen.findByRole('menuitemradio', { name: startingWith('青禾工程咨询有限公司') }),
  )
}

/** The other company, where the person is a sub-administrator, opens at the first leaf of its menu. */
export const SwitchSucceeds: Story = {
  play: async (context) => {
    await chooseSecondCompany?.(context)
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: '青禾工程咨询有限公司' })).toBeVisible()
    await expect(navigate).toHaveBeenCalledWith(pagePaths.companyHome)
    await waitFor(() => expect(write).toHaveBeenCalledWith('enterPriseId', 'company-2'))
    await expect(write).toHaveBeenCalledWith('isSuperAdminUser', 'false')
    await expect(canvas.getByText(texts.administrator)).toBeVisible()
  },
}

/** Only the second company's menu can't be loaded. */
const secondMenuFails = (): Answer => {
  const [first, second] = [
    answer(operations.getMenus, administratorMenu),
    fail(operations.getMenus, 'unavailable'),
  ]
  return {
    operation: operations.getMenus,
    respond: (request) =>
      request.query.enterPriseId === 'company-2' ? second.respond(request) : first.respond(request),
  }
}

export const SwitchFails: Story = {
  parameters: answering(secondMenuFails()),
  play: async (context) => {
    await chooseSecondCompany?.(context)
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        tone: 'failure',
        message: expect.stringContaining(texts.switchFailed('')),
      }),
    )
    const { canvas } = context
    await expect(canvas.getByRole('heading', { name: '云筑建筑设计研究院有限公司' })).toBeVisible()
  },
}

export const Display: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const account = await canvas.findByRole('button', { name: containing(texts.userMenu) })
    await userEvent.click(account)
    await expect(await screen.findByRole('menuitemradio', { name: texts.light })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: texts.dark }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
    await userEvent.click(account)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('en')
  },
}

export const Contact: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: texts.contact }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.contact }))
    await waitFor(() => expect(dialog.getByText(help.hotlineLabel)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: texts.about }))
    await screen.findByRole('dialog', { name: texts.about })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('link', { name: texts.privacyPolicy })).toHaveAttribute(
      'href',
      `${pagePaths.agreement}?showValue=2`,
    )
  },
}

const longPerson = {
  user: { ...somePerson.user, realName: '欧阳上官司马诸葛令狐皇甫尉迟公孙' },
  enterprises: somePerson.enterprises.map((company) => ({
    ...company,
    enterpriseName: `${company.enterpriseName}西南地区综合分公司`,
  })),
}

/** Long names are cut with an ellipsis: after 8 characters in the menu, 12 in the switcher, 15 for a person. */
export const LongText: Story = {
  parameters: answering(answer(operations.getPerson, longPerson)),
  play: async ({ canvas, userEvent }) => {
    const switcher = await canvas.findByRole('button', { name: containing(texts.switchCompany) })
    await expect(switcher).toHaveTextContent('云筑建筑设计研究…')
    await userEvent.click(switcher)
    await expect(
      await screen.findByRole('menuitemradio', { name: startingWith('云筑建筑设计研究院有限公…') }),
    ).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: containing(texts.userMenu) }))
    await expect(await screen.findByText('欧阳上官司马诸葛令狐皇甫尉迟公…')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** The service's answer changes after the first request. */
const changingPerson = (later: typeof somePerson): Answer =>
  answer(operations.getPerson, () => {
    asked += 1
    return asked === 1 ? somePerson : later
  })

/** Simulates somebody returning to the page from another tab; repeated if the page wasn't listening yet. */
const comeBackUntil = (check: () => unknown) =>
  waitFor(
    () => {
      document.dispatchEvent(new Event('visibilitychange'))
      return check()
    },
    { interval: 500 },
  )

export const CompanyLost: Story = {
  args: { refreshAfter: 0 },
  parameters: answering(changingPerson({ ...somePerson, enterprises: somePerson.enterprises.slice(1) })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '云筑建筑设计研究院有限公司' })
    await comeBackUntil(() => expect(navigate).toHaveBeenCalledWith(pagePaths.personalHome))
    await expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({
        message: expect.stringContaining(texts.companyLost('云筑建筑设计研究院有限公司')),
      }),
    )
  },
}

/** The page that explains the removal stays. */
export const CompanyDissolved: Story = {
  args: { refreshAfter: 0 },
  parameters: at(
    pagePaths.dissolutionNotice,
    changingPerson({ ...somePerson, enterprises: somePerson.enterprises.slice(1) }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '云筑建筑设计研究院有限公司' })
    navigate.mockClear()
    await comeBackUntil(() =>
      expect(canvas.getByRole('heading', { name: '青禾工程咨询有限公司' })).toBeVisible(),
    )
    await expect(navigate).not.toHaveBeenCalled()
  },
}

const toldRoleChanged = () =>
  comeBackUntil(() =>
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ message: texts.roleChanged(texts.member) }),
    ),
  )

/** The new role's menu also leads to the current page. */
export const RoleChanged: Story = {
  args: { refreshAfter: 0 },
  parameters: answering(changingPerson(personInOneCompany('member'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: named('company-home') })
    navigate.mockClear()
    calls.length = 0
    await toldRoleChanged()
    const menus = () => calls.filter(({ operation }) => operation === 'getMenus')
    await waitFor(() => expect(menus().length).toBeGreaterThan(1))
    await expect(await canvas.findByRole('link', { name: named('company-home') })).toBeVisible()
    await expect(navigate).not.toHaveBeenCalled()
  },
}

/** The earlier role's menu stays until the new one is loaded. */
export const MenuOfRoleOnItsWay: Story = {
  args: { refreshAfter: 0 },
  parameters: answering(
    changingPerson(personInOneCompany('member')),
    answerFirst(operations.getMenus, memberMenu),
  ),
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: named('company-home') })
    await toldRoleChanged()
    await expect(home).toBeVisible()
  },
}

/** It doesn't lead to this page. */
export const PageLost: Story = {
  args: { refreshAfter: 0 },
  parameters: at(
    pagePaths.memberManagement,
    changingPerson(personInOneCompany('member')),
    answer(operations.getMenus, memberMenu),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: named('products') })
    await toldRoleChanged()
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(pagePaths.companyHome))
  },
}

const heldMenu = hold(operations.getMenus, memberMenu)

/** The menu loads slower than the page. */
export const MenuLoading: Story = {
  parameters: answering(heldMenu),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: texts.menuLoading })).toBeVisible()
    heldMenu.release()
    await expect(await canvas.findByRole('link', { name: named('products') })).toBeVisible()
  },
}

/** Whether a link to the history is shown. */
function HistoryOffered() {
  const { offers } = useWorkspace()
  return <p>{offers(pagePaths.companyHistory) ? '有操作记录' : '没有操作记录'}</p>
}

/** A super administrator gets all links before the menu has loaded, and nothing moves when it does. */
export const OffersAheadOfMenu: Story = {
  args: { children: <HistoryOffered /> },
  parameters: answering(never(operations.getMenus)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('有操作记录')).toBeVisible()
  },
}

/** Other people get none before the menu has loaded. */
export const OffersAfterMenu: Story = {
  args: { children: <HistoryOffered /> },
  parameters: answering(
    answer(operations.getPerson, personInOneCompany('administrator')),
    never(operations.getMenus),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有操作记录')).toBeVisible()
  },
}

/** Everything in the header can be tapped: it is on screen, and nothing overlaps. */
async function expectRoomInHeader(header: HTMLElement) {
  const controls = within(header)
    .getAllByRole('button')
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .sort((one, other) => one.box.left - other.box.left)
  await expect(controls).toHaveLength(3)
  let end = 0
  for (const { control, box } of controls) {
    await expect(control).toBeVisible()
    await expect(box.width).toBeGreaterThanOrEqual(24)
    await expect(box.left).toBeGreaterThanOrEqual(end)
    end = box.right
  }
  await expect(end).toBeLessThanOrEqual(window.innerWidth)
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 768) return
    await canvas.findByRole('button', { name: /消息中心/ })
    await canvas.findByRole('button', { name: containing(texts.switchCompany) })
    await expectRoomInHeader(canvas.getByRole('banner'))
    const tabs = within(await canvas.findByRole('navigation', { name: tabTexts.shortcuts }))
    await expect(await tabs.findByRole('link', { current: 'page' })).toHaveTextContent(tabTexts.home)
    await expect(canvas.queryByRole('button', { name: texts.help })).toBeNull()
  },
}

export const NarrowGoesByMenu: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth >= 768) return
    await userEvent.click(await canvas.findByRole('button', { name: texts.openMenu }))
    const drawer = within(await screen.findByRole('dialog', { name: texts.menu }))
    await userEvent.click(await drawer.findByRole('link', { name: named('products') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(navigate).toHaveBeenCalledWith(pagePaths.companyProducts)
  },
}
