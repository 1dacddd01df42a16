import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

const bridge = '桥梁结构计算软件'

journey(
  'a member requests a licence, an administrator sees the request and grants it, and the member has it at once',
  async ({ visit }) => {
    const [member, sub] = [(await visit()).page, (await visit()).page]
    await enter(sub, pagePaths.licencesByProduct, 'administrator')
    const entry = sub.getByRole('main').getByRole('link', { name: /^授权申请/ })
    await expect(entry).toContainText('1')

    await enter(member, pagePaths.companyHome, 'member')
    await member.getByRole('link', { name: '我的授权' }).click()
    await expect(member).toHaveURL((url) => url.pathname === pagePaths.ownLicences)
    await member.getByRole('button', { name: `申请授权：${bridge}` }).click()
    const dialog = member.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '申请理由' }).fill('跨江大桥投标')
    await dialog.getByRole('button', { name: '申请授权' }).click()
    await expect(notification(member, '申请已提交')).toBeVisible()
    await expect(member.getByRole('row', { name: new RegExp(bridge) })).toContainText('等待处理')

    await expect(entry).toContainText('2')
    await entry.click()
    await sub.getByRole('button', { name: `通过顾一鸣对“${bridge}”的申请` }).click()
    const question = sub.getByRole('alertdialog')
    await expect(question).toContainText('跨江大桥投标')
    await question.getByRole('button', { name: '通过' }).click()
    await expect(notification(sub, '已通过申请，授权成功')).toBeVisible()

    const licences = member.getByRole('table', { name: '已有授权' })
    await expect(licences.getByRole('row', { name: new RegExp(bridge) })).toContainText('正常')
  },
)

journey('a rejected member reads the reason and requests again', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.ownLicences, 'member')
  const row = page.getByRole('row', { name: /建筑施工图设计软件/ })
  await expect(row).toContainText('未通过：仅查看图纸请使用BIM协同设计云平台')
  await row.getByRole('button', { name: /^再次申请/ }).click()
  await page.getByRole('textbox', { name: '申请理由' }).fill('需要修改平面图')
  await page.getByRole('dialog').getByRole('button', { name: '申请授权' }).click()
  await expect(row).toContainText('等待处理')
  await row.getByRole('button', { name: /^撤回申请/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click()
  await expect(row.getByRole('button', { name: /^申请授权/ })).toBeVisible()
})
