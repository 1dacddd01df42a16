import { pagePaths } from '@atrium/contracts/paths'
import type { Locator, Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'

/** An overlay that opens above a screen. */
export interface Overlay {
  /** The name of its pictures. */
  readonly name: string
  /** The screen that it opens above. */
  readonly path: string
  /** Where it exists. Default: everywhere. */
  readonly on?: 'desk' | 'phone'
  /** Opens it on its screen. Default: its address does. */
  open?(page: Page): Promise<void>
}

/** Overlays for a super administrator with this order. */
export const overlaysOf = (orderNo: string): readonly Overlay[] => [
  { name: 'accountMenu', path: pagePaths.companyHome, open: (page) => press(page, /账户菜单|Account menu/) },
  {
    name: 'switcher',
    path: pagePaths.companyHome,
    open: (page) => press(page, /^(切换企业|Switch company)/),
  },
  {
    name: 'search',
    path: pagePaths.companyHome,
    async open(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('苏')
    },
  },
  {
    name: 'ownSearch',
    path: pagePaths.personalHome,
    async open(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('结构')
    },
  },
  { name: 'help', path: pagePaths.companyHome, on: 'desk', open: (page) => press(page, /^(客服|Help)/) },
  {
    name: 'grant',
    path: `${pagePaths.productLicences}?mainId=${demo.mainIds.structure}&productType=0`,
    async open(page) {
      await pressInSheet(page, /^(分配授权|Assign licences)$/)
      await tick(page.getByRole('dialog').filter({ has: page.getByRole('table') }), 2)
    },
  },
  {
    name: 'assign',
    path: `${pagePaths.memberLicences}?userId=${encodeURIComponent(btoa(demo.userIds.member))}&pageSize=10&pageIndex=1`,
    async open(page) {
      await press(page, /^(分配授权|Assign licences)$/)
      await tick(page.getByRole('dialog'), 2)
    },
  },
  { name: 'memberDrawer', path: `${pagePaths.licencesByMember}?member=${demo.userIds.member}` },
  { name: 'productDrawer', path: `${pagePaths.licencesByProduct}?product=${demo.mainIds.structure}` },
  { name: 'orderDrawer', path: `${pagePaths.companyOrders}?order=${orderNo}` },
  { name: 'invite', path: pagePaths.memberManagement, open: (page) => press(page, /^(邀请成员|Invite)$/) },
  {
    name: 'shareLink',
    path: pagePaths.memberManagement,
    async open(page) {
      await press(page, /^(邀请成员|Invite)$/)
      await choose(page, /^(分享链接或二维码|Share a link or QR code)$/)
    },
  },
  { name: 'rowMenu', path: pagePaths.memberManagement, open: openRowMenu },
  {
    name: 'moveMember',
    path: pagePaths.memberManagement,
    async open(page) {
      await openRowMenu(page)
      await choose(page, /^(移动|Move)$/)
    },
  },
  {
    name: 'removeMember',
    path: pagePaths.memberManagement,
    async open(page) {
      await openRowMenu(page)
      await choose(page, /^(删除|Delete)$/)
    },
  },
  { name: 'selection', path: pagePaths.memberManagement, on: 'desk', open: (page) => tick(page, 3) },
  {
    name: 'selection',
    path: pagePaths.memberManagement,
    on: 'phone',
    async open(page) {
      await press(page, /^(选择|Select)$/)
      await tick(page, 3)
    },
  },
  {
    name: 'columns',
    path: pagePaths.companyOrders,
    on: 'desk',
    open: (page) => press(page, /^(列|Columns)$/),
  },
  {
    name: 'filters',
    path: pagePaths.companyHistory,
    on: 'phone',
    open: (page) => press(page, toSheet),
  },
  {
    name: 'days',
    path: pagePaths.companyHistory,
    open: (page) => pressInSheet(page, /^(选择日期|Choose days)$/),
  },
  {
    name: 'takeBack',
    path: `${pagePaths.allocation}?mainId=${demo.mainIds.structure}`,
    on: 'desk',
    open: (page) => press(page, /^(收回|Take back)/),
  },
  {
    name: 'cropper',
    path: pagePaths.companyInformation,
    async open(page) {
      const buffer = await page.screenshot()
      await press(page, /^(更换标志|Change logo)$/)
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
      await page.getByRole('slider').first().waitFor()
    },
  },
  {
    name: 'cancelOrder',
    path: `${pagePaths.companyOrder}?orderNo=${orderNo}`,
    async open(page) {
      await press(page, /^(订单\d+的操作|Actions for order \d+)$/)
      await choose(page, /^(取消订单|Cancel order)$/)
    },
  },
  {
    name: 'cashier',
    path: `${pagePaths.payCompanyOrder}?orderNo=${orderNo}`,
    async open(page) {
      await press(page, /^((支付|Pay) ¥|立即支付$|Pay now$)/)
      await page.waitForURL(/eBusPay/)
    },
  },
]

/** Opens the sheet with a list's filters and actions on a phone. */
const toSheet = /^(筛选与操作|Filters and actions)/

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

const choose = (page: Page, name: RegExp) => page.getByRole('menuitem', { name }).click()

async function pressInSheet(page: Page, name: RegExp): Promise<void> {
  if (!(await page.getByRole('button', { name }).first().isVisible())) await press(page, toSheet)
  await press(page, name)
}

const openRowMenu = (page: Page) => page.locator('tbody [aria-haspopup=menu]').nth(2).click()

/** Selects the first rows. */
async function tick(place: Page | Locator, count: number): Promise<void> {
  const boxes = place.locator('tbody').getByRole('checkbox')
  await boxes.first().waitFor()
  for (let at = 0; at < count; at += 1) await boxes.nth(at).click()
}
