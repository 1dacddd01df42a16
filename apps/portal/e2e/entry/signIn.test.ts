import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { signIn } from '../harness/signIn'

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const entries = (page: Page) => menu(page).getByRole('listitem')
const company = ['企业首页', '全部产品与服务', '我的授权', '授权管理', '企业管理', '账户资料']

journey(
  'the super administrator finds the company, the whole menu and a second company',
  async ({ visit }) => {
    const { page } = await visit()
    await page.goto(pagePaths.signIn)
    await signIn(page, demo.accounts.superAdministrator)
    await expect(page).toHaveURL(pagePaths.companyHome)
    await expect(entries(page)).toContainText(company)
    await expect(page.getByRole('main')).toContainText('云筑建筑设计研究院有限公司')

    await page.getByRole('button', { name: '切换企业' }).click()
    await page.getByRole('menuitemradio', { name: /^青禾工程咨询/ }).click()
    await expect(page.getByRole('main')).toContainText('青禾工程咨询有限公司')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('青禾工程咨询有限公司')
  },
)

journey('each tab keeps its own company, and a new tab starts with the last one', async ({ visit }) => {
  const { page, openTab } = await visit()
  await enter(page, pagePaths.companyHome)
  const other = await openTab()
  await other.goto(pagePaths.companyHome)
  await other.getByRole('button', { name: '切换企业' }).click()
  await other.getByRole('menuitemradio', { name: /^青禾工程咨询/ }).click()
  await expect(other.getByRole('main')).toContainText('青禾工程咨询有限公司')

  await page.reload()
  await expect(page.getByRole('main')).toContainText('云筑建筑设计研究院有限公司')
  await other.reload()
  await expect(other.getByRole('main')).toContainText('青禾工程咨询有限公司')
})

journey('signing in needs only the keyboard, and leads to the page', async ({ visit }) => {
  const { page } = await visit()
  await page.goto(pagePaths.signIn)
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused()
  await page.keyboard.type(demo.accounts.superAdministrator)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pagePaths.companyHome)
  await expect(page.getByRole('main')).toBeFocused()
})

journey('an unknown path is reported at once, to everybody', async ({ visit }) => {
  const { page, tolerate } = await visit()
  tolerate(/404 \(Not Found\) \(\S+\/nowhere\)/)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect(page).toHaveURL('/nowhere')
  await enter(page, pagePaths.companyHome)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect(menu(page)).toBeVisible()
})

journey('a sub-administrator finds what their groups permit in the one company', async ({ visit }) => {
  const { page } = await visit()
  await page.goto(pagePaths.signIn)
  await signIn(page, demo.accounts.administrator)
  await expect(page).toHaveURL(pagePaths.companyHome)
  await expect(entries(page)).toContainText(company)
  await expect(entries(page).filter({ hasText: '费用中心' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '切换企业' })).toHaveCount(0)
})

journey(
  'an ordinary member finds nothing to administer, and is refused what administrators may',
  async ({ visit }) => {
    const visitor = await visit()
    const { page } = visitor
    await page.goto(pagePaths.signIn)
    await signIn(page, demo.accounts.member)
    await expect(page).toHaveURL(pagePaths.companyHome)
    await expect(entries(page)).toHaveText(['企业首页', '全部产品与服务', '我的授权', '企业云盘', '账户资料'])

    visitor.tolerate(/status of 403/)
    await page.goto(pagePaths.memberManagement)
    await expect(page.getByRole('main')).toContainText('没有权限')
  },
)

journey('a person without a company finds the personal centre', async ({ visit }) => {
  const { page } = await visit()
  await page.goto(pagePaths.signIn)
  await signIn(page, demo.accounts.individual)
  await expect(page).toHaveURL(pagePaths.personalHome)
  await expect(menu(page).getByRole('link')).toHaveText([
    ...['个人中心', '我的产品', '云应用', '我的试用', '试用中心', '在线选购', '会议活动', '云盘'],
    ...['我的待办', '我的消息', '我的订单', '发票与地址'],
    ...['个人信息', '创建或加入企业', '安全中心', '重置密码'],
  ])
  await expect(menu(page).getByRole('list', { name: '事务' }).getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('main')).toContainText('您还没有加入任何企业')
})

journey(
  'wrong passwords are reported in place, then slowed down, then need proof of work',
  async ({ visit }) => {
    const visitor = await visit()
    const { page } = visitor
    visitor.tolerate(/status of 4\d\d .*\/User\/login/)
    const alert = page.getByRole('alert')
    await page.goto(pagePaths.login)
    await signIn(page, demo.accounts.member, 'Wrong@2026')
    await expect(alert).toContainText('账号或密码错误')
    await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(demo.accounts.member)
    await expect(page.getByRole('textbox', { name: '密码' })).toBeFocused()

    // Each attempt waits until the button shows its normal text again.
    await signIn(page, demo.accounts.member, 'Wrong@2027')
    // The text appears for a second only, which polling assertions would miss.
    await page.getByRole('button', { name: /^请等待/, disabled: true }).waitFor()
    await signIn(page, demo.accounts.member, 'Wrong@2028')
    await page.getByRole('button', { name: '开始验证' }).click()
    await expect(page.getByText('验证已完成')).toBeVisible()
    await signIn(page, demo.accounts.member)
    await expect(page).toHaveURL(pagePaths.companyHome)
  },
)

journey('the sign-in returns to the original page, including its query', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, `${pagePaths.licencesByProduct}?pageSize=20&pageIndex=1`)
  await expect(page.getByRole('table', { name: '产品列表' })).toBeVisible()
})

journey('the sign-in follows its own paths and no other addresses', async ({ visit }) => {
  const targets: readonly (readonly [asked: string, reached: string])[] = [
    [pagePaths.companyProducts, pagePaths.companyProducts],
    ['https://evil.example/', pagePaths.companyHome],
    ['//evil.example/', pagePaths.companyHome],
    ['/\\evil.example', pagePaths.companyHome],
    ['javascript:document.title=1', pagePaths.companyHome],
  ]
  for (const [asked, reached] of targets) {
    const { page } = await visit()
    await page.goto(`${pagePaths.signIn}?${new URLSearchParams({ direct: asked })}`)
    await signIn(page, demo.accounts.member)
    await expect(page).toHaveURL(reached)
  }
})

journey('a link on another site signs nobody out; after signing out nothing is left', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.companyHome, 'administrator')
  await page.goto('/logout/', { referer: 'https://elsewhere.example/' })
  await expect(page.getByRole('heading', { name: '要退出登录吗？' })).toBeVisible()
  await page.getByRole('link', { name: '保持登录' }).click()
  await expect(page).toHaveURL(pagePaths.companyHome)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.companyHome)
  await page.evaluate(
    (steps) => {
      // Happens without the page's knowledge, as if a reloaded page had forgotten its earlier steps.
      for (const path of steps) {
        History.prototype.pushState.call(history, null, '', path)
      }
    },
    [pagePaths.signOut, pagePaths.companyHome],
  )
  await page.goBack()
  await expect(page.getByRole('heading', { name: '要退出登录吗？' })).toBeVisible()
  await page.getByRole('link', { name: '保持登录' }).click()
  await page.getByRole('button', { name: /账户菜单$/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { name: '您已退出登录' })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/i.test(key))),
  ).toEqual([])
  await page.goto(pagePaths.memberManagement)
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
})
