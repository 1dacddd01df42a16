import { pagePaths } from '@atrium/contracts/paths'
import { codeSentTo } from '../harness/codeSentTo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { shareInvitation } from '../harness/shareInvitation'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const name = '新芽建筑科技有限公司'

journey(
  'a person without a company creates one on a phone, sees its certification, and finds it on the home page',
  async ({ visit }) => {
    const { page } = await visit(phone)
    await enter(page, pagePaths.personalHome, 'individual')
    await page.getByRole('link', { name: '创建或加入企业' }).click()
    await page.getByRole('combobox', { name: '企业名称' }).fill(name)
    await page.getByRole('button', { name: '创建企业' }).click()
    await expect(notification(page, `已创建“${name}”，请提交企业认证`)).toBeVisible()
    await expect(page).toHaveURL(pagePaths.companyInformation)
    await expect(page.getByRole('main')).toContainText('未认证')
    await expect(page.getByRole('combobox', { name: '企业名称' })).toHaveValue(name)

    await page.goto(pagePaths.personalHome)
    const own = page.getByRole('region', { name: /^我的企业/ })
    await expect(own).toContainText('未认证 · 超级管理员')
    await own.getByRole('link', { name: `去认证 ${name}` }).click()
    await expect(page).toHaveURL(pagePaths.companyInformation)
  },
)

journey('a person without a company applies to join one with a pasted link', async ({ visit }) => {
  const { page: desk } = await visit()
  await enter(desk, pagePaths.memberManagement)
  const link = await shareInvitation(desk)

  const { page } = await visit()
  await enter(page, pagePaths.toCompany, 'student')
  const field = page.getByRole('textbox', { name: '邀请链接' })
  await field.fill('https://example.com/')
  await page.getByRole('button', { name: '打开邀请' }).click()
  await expect(page.getByText('这不是有效的邀请链接，请粘贴完整的链接')).toBeVisible()
  await field.fill(`【Atrium】邀请您加入企业：${link}`)
  await page.getByRole('button', { name: '打开邀请' }).click()
  await page.getByRole('button', { name: '申请加入' }).click()
  await expect(page.getByRole('heading', { name: '申请已提交，等待审核' })).toBeVisible()
})

journey(
  'a visitor on a phone registers with a company, and sees its certification',
  async ({ visit, service }) => {
    const mobile = '13711113333'
    const { page } = await visit(phone)
    const field = (label: string) => page.getByRole('textbox', { name: label })
    await page.goto('/NVH5Register')
    await expect(page).toHaveURL(pagePaths.register)
    await page.getByRole('link', { name: '企业账号' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '注册企业账号' })).toBeVisible()
    await field('企业名称').fill(name)
    await field('手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText(`验证码已发送至${mobile}`)).toBeVisible()
    await field('验证码').fill(await codeSentTo(service, mobile))
    await field('姓名').fill('白露')

    await page.reload()
    await expect(field('企业名称')).toHaveValue(name)
    await field('验证码').fill(await codeSentTo(service, mobile))
    await field('设置密码').fill('Portico#2027')
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await page.getByRole('button', { name: '注册并登录' }).click()
    await expect(page).toHaveURL(pagePaths.companyInformation)
    await expect(page.getByRole('main')).toContainText('未认证')
    await expect(page.getByRole('combobox', { name: '企业名称' })).toHaveValue(name)
  },
)
