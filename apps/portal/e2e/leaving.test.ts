import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'

const question = (page: Page) => page.getByRole('alertdialog', { name: '离开此页面？' })
const stay = (page: Page) => question(page).getByRole('button', { name: '继续编辑' }).click()
const leave = (page: Page) => question(page).getByRole('button', { name: '离开' }).click()

interface Way {
  readonly by: string
  readonly to: string
  go(page: Page): Promise<unknown>
}

const byMenu = (name: string, to: string): Way => ({
  by: 'the menu',
  to,
  go: (page) => page.getByRole('link', { name, exact: true }).first().click(),
})

const bySearch: Way = {
  by: 'the search',
  to: pagePaths.companySettings,
  async go(page) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^搜索成员/ })).toBeFocused()
    await page.keyboard.type('账户设置')
    await expect(page.getByRole('option', { name: '账户设置' })).toBeVisible()
    await page.keyboard.press('Enter')
  },
}

const byBrowser = (behind: string, ahead: string): Way[] => [
  { by: 'Back', to: behind, go: (page) => page.evaluate(() => history.back()) },
  { by: 'Forward', to: ahead, go: (page) => page.evaluate(() => history.forward()) },
]

const forms = [
  {
    of: 'one’s own profile',
    path: pagePaths.profileForm,
    label: '昵称',
    behind: pagePaths.ownMessages,
    ahead: pagePaths.security,
    ways: [
      byMenu('个人中心', pagePaths.personalHome),
      ...byBrowser(pagePaths.ownMessages, pagePaths.security),
    ],
  },
  {
    of: 'a company',
    path: pagePaths.companyInformation,
    label: '联系人',
    behind: pagePaths.companyHistory,
    ahead: pagePaths.companyOrders,
    ways: [
      byMenu('企业首页', pagePaths.companyHome),
      bySearch,
      ...byBrowser(pagePaths.companyHistory, pagePaths.companyOrders),
    ],
  },
]

const goTo = async (page: Page, path: string) => {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page).toHaveURL(path)
}

for (const { of, path, label, behind, ahead, ways } of forms) {
  journey(`the form of ${of} asks whichever way it is left, as often as one stays`, async ({ visit }) => {
    const { page } = await visit()
    await enter(page, path)
    const field = page.getByRole('textbox', { name: label })
    const saved = await field.inputValue()
    for (const { by, to, go } of ways) {
      for (const place of [behind, path, ahead]) await goTo(page, place)
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(path)
      await field.fill(`未保存，${by}`)
      for (const _ of ['once', 'twice']) {
        await go(page)
        await stay(page)
        await expect(question(page)).toHaveCount(0)
        await expect(page).toHaveURL(path)
        await expect(field).toHaveValue(`未保存，${by}`)
      }
      await go(page)
      await leave(page)
      await expect(page).toHaveURL(to)

      // Discarded input is not restored.
      await goTo(page, path)
      await expect(field).toHaveValue(saved)
    }
  })
}

journey(
  'a reload asks with the browser’s own dialog, and the input is restored after it',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.profileForm)
    const field = page.getByRole('textbox', { name: '昵称' })
    await field.click()
    // The question appears at once, not only after its code has loaded.
    await page.route(/\.js$/, () => {})
    await page.keyboard.type('，未保存')
    const typed = await field.inputValue()
    for (const _ of ['once', 'twice']) {
      const asked = page.waitForEvent('dialog')
      await page.evaluate(() => setTimeout(() => location.reload()))
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      await expect(field).toHaveValue(typed)
    }
    // While the browser's dialog is open, it accepts no changes to request routing.
    await page.unroute(/\.js$/)
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    await (await asked).accept()
    await expect(page.getByText('已恢复上次未保存的内容。')).toBeVisible()
    await expect(field).toHaveValue(typed)
  },
)

journey('switching companies asks first, because the new company has other forms', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.companyInformation)
  const field = page.getByRole('textbox', { name: '联系人' })
  const enterOther = async () => {
    await page
      .getByRole('button', { name: /^切换企业/ })
      .first()
      .click()
    await page.getByRole('menuitemradio', { name: /^青禾工程咨询/ }).click()
  }
  await field.fill('吴越')
  await enterOther()
  await stay(page)
  await expect(field).toHaveValue('吴越')
  await enterOther()
  await leave(page)
  await expect(page.getByRole('main')).toContainText('青禾工程咨询有限公司')
})

journey('on a phone, the tab bar and the back button ask too', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await enter(page, pagePaths.companyInformation)
  const field = page.getByRole('textbox', { name: '联系人' })
  await field.fill('吴越')
  await page.getByRole('navigation', { name: '常用' }).getByRole('link', { name: '首页' }).click()
  await stay(page)
  await expect(field).toHaveValue('吴越')
  await page.getByRole('navigation', { name: '常用' }).getByRole('link', { name: '首页' }).click()
  await leave(page)
  await expect(page).toHaveURL(/\/CompanyMainPage$/)
})

journey('nothing is asked without input, after discarding, or after saving', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.profileForm)
  const field = page.getByRole('textbox', { name: '昵称' })
  const saved = await field.inputValue()
  const { go } = byMenu('个人中心', '')
  await go(page)
  await expect(page).toHaveURL(pagePaths.personalHome)

  await page.evaluate(() => history.back())
  await field.fill('换个名字')
  await field.fill(saved)
  await go(page)
  await expect(page).toHaveURL(pagePaths.personalHome)

  await page.evaluate(() => history.back())
  await field.fill('换个名字')
  await page.getByRole('button', { name: '取消' }).click()
  const discard = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
  await discard.getByRole('button', { name: '放弃修改' }).click()
  await expect(page).toHaveURL(pagePaths.profile)
  await expect(question(page)).toHaveCount(0)

  await page.getByRole('link', { name: '编辑：基本信息' }).click()
  await expect(field).toHaveValue(saved)
  await page.getByRole('tab', { name: /青禾/ }).click()
  await page.getByLabel('职位').fill('顾问')
  await page.getByRole('radio', { name: '结构' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(pagePaths.profile)
  await expect(question(page)).toHaveCount(0)
})

journey('passwords, seat counts and app codes are protected too', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.personalPassword)
  await expect(page.getByRole('heading', { level: 1, name: '重置密码' })).toBeVisible()
  const back = () => page.evaluate(() => history.back())
  const arriveAt = async (path: string, title: string) => {
    await goTo(page, pagePaths.ownMessages)
    await expect(page.getByRole('heading', { level: 1, name: '我的消息' })).toBeVisible()
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    return async () => {
      await back()
      await stay(page)
      await expect(page).toHaveURL(path)
      await back()
      await leave(page)
      await expect(page).toHaveURL(pagePaths.ownMessages)
    }
  }
  let asks = await arriveAt(pagePaths.personalPassword, '重置密码')
  await page.getByLabel('原密码').fill('Atrium@2026')
  await byMenu('个人中心', '').go(page)
  await stay(page)
  await asks()

  asks = await arriveAt(pagePaths.security, '安全中心')
  await page.getByRole('button', { name: '开启', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill('123')
  await asks()

  asks = await arriveAt(pagePaths.allocation, '部门授权分配')
  await page.getByRole('button', { name: /^下发/ }).first().click()
  await page.getByRole('table').getByRole('textbox').first().fill('1')
  await asks()
})

journey('closing an account is protected too', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.deregistrationRequest, 'researcher')
  const code = page.getByRole('textbox', { name: '验证码' })
  const agreed = page.getByRole('checkbox', { name: /我已阅读并同意/ })
  await agreed.check()
  await code.fill('123')
  const { go } = byMenu('个人中心', '')
  await go(page)
  await stay(page)
  await expect(page).toHaveURL(pagePaths.deregistrationRequest)
  await expect(code).toHaveValue('123')
  await expect(agreed).toBeChecked()
  await go(page)
  await leave(page)
  await expect(page).toHaveURL(pagePaths.personalHome)
  await goTo(page, pagePaths.deregistrationRequest)
  await expect(code).toHaveValue('')
  await expect(agreed).not.toBeChecked()
})

journey('a dialog asks before the page below it goes back', async ({ visit }) => {
  const { page } = await visit()
  // The code that asks loads with the first input.
  await enter(page, pagePaths.personalPassword)
  await page.getByLabel('原密码').fill('Atrium@2026')
  await byMenu('个人中心', '').go(page)
  await leave(page)
  await expect(page).toHaveURL(pagePaths.personalHome)
  await goTo(page, pagePaths.memberApplications)
  await page.getByRole('radio', { name: /^待确认/ }).check()
  await page
    .getByRole('button', { name: /的操作$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: '拒绝' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('人员已满')
  const address = page.url()
  await page.evaluate(() => history.back())
  await stay(page)
  await expect(page).toHaveURL(address)
  await expect(dialog.getByRole('textbox')).toHaveValue('人员已满')
  await page.evaluate(() => history.back())
  await leave(page)
  await expect(dialog).toHaveCount(0)
})
