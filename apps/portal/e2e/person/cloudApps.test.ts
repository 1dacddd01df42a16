import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'

const bim = 'BIM协同设计云平台'
const name = '顾一鸣'

journey(
  'a member opens a cloud app with a single-use ticket, and an administrator sees and ends the use',
  async ({ visit }) => {
    const [member, boss] = [await visit(), await visit()]
    member.tolerate(/status of 400/)
    await enter(member.page, pagePaths.personalHome, 'member')
    await member.page.getByRole('link', { name: '云应用', exact: true }).click()
    const opening = member.page.context().waitForEvent('page')
    await member.page.getByRole('link', { name: `打开：${bim}（新标签页）` }).click()
    const app = await opening
    const carrying = app.waitForRequest((request) => request.url().includes('ticket='))
    // An installed program had the seat.
    await app.getByRole('button', { name: '在此设备上打开' }).click()
    await expect(app.getByText(`已打开，欢迎您，${name}。`)).toBeVisible()
    await expect(app).toHaveURL((url) => url.pathname === `/standInApp/${demo.mainIds.bim}` && !url.search)
    await expect(app.getByRole('status')).toHaveText('使用中')

    const copy = await member.openTab()
    await copy.goto((await carrying).url())
    await expect(copy.getByRole('alert')).toHaveText('无法打开应用')

    await enter(boss.page, `${pagePaths.productLicences}?mainId=${demo.mainIds.bim}&productType=1`)
    await boss.page.getByRole('searchbox').fill(name)
    await boss.page.getByRole('searchbox').press('Enter')
    const row = boss.page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('在线')
    const act = async (action: string) => {
      await row.getByRole('button', { name: `${name}的操作` }).click()
      await boss.page.getByRole('menuitem', { name: action }).click()
    }
    await act('设备')
    const dialog = boss.page.getByRole('dialog')
    await expect(dialog.getByText('已激活')).toHaveCount(1)
    await boss.page.keyboard.press('Escape')
    await act('强制下线')
    await boss.page.getByRole('alertdialog').getByRole('button').last().click()
    await boss.page.getByRole('button', { name: '知道了' }).click()
    await expect(row).toContainText('离线')
    // It also reports when its tab gets the focus.
    await app.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(app.getByRole('status')).toHaveText('管理员已将您下线')
  },
)
