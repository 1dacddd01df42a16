import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { demoMembers } from '../../../api/src/seed/demoMembers'
import { codeSentTo } from '../harness/codeSentTo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

const { secondCompanyId: companyId, accounts } = demo
const name = '青禾工程咨询有限公司'

const somebody = demoMembers.find((member) => member.companyId === companyId && member.role === 'member')

journey(
  'a company is dissolved while a member is online, and the member sees it at once',
  async ({ visit, service }) => {
    const [boss, member] = [await visit(), await visit()]
    boss.tolerate(/status of 403/)
    member.tolerate(/status of 403/)
    await member.page.goto(pagePaths.companyHome)
    await signIn(member.page, somebody?.phone ?? '')
    await expect(member.page.getByRole('heading', { name: '企业首页' })).toBeVisible()

    const { page } = boss
    await enter(page, pagePaths.companyHome)
    await page.getByRole('button', { name: /切换企业/ }).click()
    await page.getByRole('menuitemradio', { name: /^青禾工程咨询/ }).click()
    await expect(page.getByRole('main')).toContainText(name)
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await menu.getByRole('button', { name: '账户资料' }).click()
    await menu.getByRole('link', { name: '账户设置' }).click()
    await page.getByRole('link', { name: '了解并申请注销' }).click()
    await page.getByRole('link', { name: '申请注销' }).click()
    await expect(page.getByRole('heading', { name: '注销后将失去' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(name)

    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('button', { name: /秒后重新获取/ })).toBeVisible()
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).click()
    await page.getByLabel('验证码').fill(await codeSentTo(service, accounts.superAdministrator))
    await page.getByRole('button', { name: '提交注销申请' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '提交注销申请' }).click()
    await expect(page.getByRole('heading', { name: '注销申请审核中' })).toBeVisible()

    expect(await service.operate('dissolutions', 'list')).toContain(companyId)
    await service.operate('dissolutions', 'approve', companyId)
    for (const visitor of [member, boss]) {
      await expect(notification(visitor.page, new RegExp(name))).toBeVisible()
      await expect(visitor.page).toHaveURL(/\/companyLogoffTipage$/)
      await expect(visitor.page.getByRole('heading', { name: '企业账号已注销' })).toBeVisible()
      await expect(visitor.page.getByRole('main')).toContainText(`“${name}”的账号已注销`)
    }
    // A member of another company continues there; the page is about that one from now on.
    await page.getByRole('link', { name: '前往企业首页' }).click()
    await expect(page).toHaveURL(/\/CompanyMainPage$/)
    await member.page.getByRole('link', { name: '返回个人中心' }).click()
    await expect(member.page).toHaveURL(/\/personalMainPage$/)
  },
)
