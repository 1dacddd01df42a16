import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { codeSentTo } from '../harness/codeSentTo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { openSharing, shareInvitation } from '../harness/shareInvitation'
import { signIn } from '../harness/signIn'
import type { Service } from '../harness/startService'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const company = '云筑建筑设计研究院有限公司'

journey('invited by text message: register by phone, join at once, enter', async ({ visit, service }) => {
  const { page: desk } = await visit()
  await enter(desk, pagePaths.inviteMembers)
  await desk.getByRole('textbox', { name: '手机号' }).fill('13711110001')
  await desk.getByRole('textbox', { name: '姓名' }).fill('白露')
  await desk.getByRole('button', { name: '发送邀请' }).click()
  await expect(notification(desk, /发送/)).toBeVisible()

  const { page } = await visit(phone)
  await page.goto(await linkTo(service, '13711110001'))
  await expect(page.getByRole('heading', { name: company })).toBeVisible()
  await expect(page.getByText('周明远邀请您加入')).toBeVisible()
  await page.getByRole('textbox', { name: '手机号' }).fill('13711110002')
  await expect(page.getByText('请使用收到邀请的手机号137****0001')).toBeVisible()
  await register(page, service, '13711110001')
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('白露')
  await page.getByRole('button', { name: '注册并加入' }).click()
  await expect(page.getByRole('heading', { name: `您已加入${company}` })).toBeVisible()
  await page.getByRole('button', { name: '进入企业' }).click()
  await expect(page).toHaveURL(pagePaths.companyHome)
})

journey(
  'with a shared link: register, apply, be approved into a department, get a licence',
  async ({ visit, service }) => {
    const { page: desk } = await visit()
    await enter(desk, pagePaths.memberManagement)
    const link = await shareInvitation(desk)
    await expect(desk.getByRole('img', { name: `加入${company}的二维码` })).toBeVisible()

    const { page } = await visit(phone)
    await page.goto(link)
    await register(page, service, '13711110003')
    await page.getByRole('textbox', { name: '姓名' }).fill('严冬')
    await page.getByRole('button', { name: '注册并申请加入' }).click()
    const waiting = page.getByRole('heading', { name: '申请已提交，等待审核' })
    await expect(waiting).toBeVisible()
    await page.reload()
    await expect(waiting).toBeVisible()

    await desk.goto(pagePaths.memberApplications)
    await desk.getByRole('button', { name: '通过严冬的申请' }).click()
    const approval = desk.getByRole('dialog', { name: '通过申请' })
    await approval.getByRole('radio', { name: '其他部门' }).click()
    await approval.getByRole('searchbox').fill('造价')
    await approval.getByRole('treeitem', { name: '造价咨询室' }).click()
    await approval.getByRole('button', { name: '通过', exact: true }).click()
    await expect(notification(desk, '已通过申请')).toBeVisible()

    // The approval appears without a reload.
    await page.getByRole('button', { name: '进入企业' }).click()
    await expect(page).toHaveURL(pagePaths.companyHome)

    await desk.goto(`${pagePaths.licencesByMember}?searchName=13711110003`)
    await expect(desk.getByRole('row', { name: /严冬/ })).toContainText('造价咨询室')
    await desk
      .getByRole('row', { name: /严冬/ })
      .getByRole('link', { name: /管理授权/ })
      .click()
    await desk.getByRole('button', { name: '分配授权' }).first().click()
    const grant = desk.getByRole('dialog', { name: '为“严冬”分配授权' })
    await grant.getByRole('checkbox', { name: '选择 BIM协同设计云平台' }).click()
    await grant.getByRole('button', { name: '分配授权' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect(notification(desk, '分配授权成功')).toBeVisible()
    await expect(desk.getByRole('table', { name: '已有授权' }).getByRole('rowheader')).toHaveCount(1)
  },
)

journey(
  'a shared link survives the sign-in on desktop and phone, and shows when it has expired',
  async ({ visit }) => {
    const { page: desk } = await visit()
    await enter(desk, pagePaths.memberManagement)
    const link = await shareInvitation(desk)
    const isTheLink = (url: URL) => url.href === new URL(link).href

    const signedOut = await visit(phone)
    await signedOut.page.goto(link)
    await signedOut.page.getByRole('button', { name: '登录后加入' }).click()
    await signIn(signedOut.page, demo.accounts.individual)
    await expect(signedOut.page).toHaveURL(isTheLink)
    await expect(signedOut.page.getByRole('button', { name: '申请加入' })).toBeVisible()

    const member = await visit()
    await enter(member.page, pagePaths.personalHome, 'member')
    await member.page.goto(link)
    await expect(member.page.getByRole('heading', { name: `您已加入${company}` })).toBeVisible()

    await desk.reload()
    const share = await openSharing(desk)
    await share
      .getByRole('button', { name: /^停用加入/ })
      .first()
      .click()
    await desk.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(notification(desk, '链接已停用')).toBeVisible()
    const { page: stranger } = await visit()
    for (const page of [stranger, signedOut.page]) {
      await page.goto(link)
      await expect(page.getByText('邀请人已停用该链接，请向邀请人索取新的链接。')).toBeVisible()
    }
  },
)

/** Number, the code from the outbox, and a password. */
async function register(page: Page, service: Service, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(`验证码已发送至${mobile}`)).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(service, mobile))
  await page.getByRole('textbox', { name: '设置密码' }).fill('Bridges-and-4-arches')
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
}

async function linkTo(service: Service, mobile: string): Promise<string> {
  const address = /https?:\S+/.exec(await service.operate('outbox', '--mobile', mobile))?.[0] ?? ''
  const { pathname, search } = new URL(address)
  return pathname + search
}
