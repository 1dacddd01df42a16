import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { signInAtDesk, takeSecondStep, turnOnSecondStep } from '../harness/atDesk'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

journey(
  'of two reviewers with one case, one decides by keys, and the other is told at once',
  async ({ visit, service }) => {
    const { page: company } = await visit()
    await enter(company, pagePaths.companyInformation)
    await company.getByRole('textbox', { name: '联系人' }).fill('吴越')
    await company.getByRole('button', { name: '重新认证' }).click()
    await expect(company.getByText('认证资料已提交')).toBeVisible()

    async function reviewer(role: 'administrator' | 'member') {
      const { page, openTab } = await visit()
      const secret = await turnOnSecondStep(page, role)
      await service.operate('staff', 'grant', demo.accounts[role], 'reviewer')
      const desk = await openTab()
      await signInAtDesk(desk, demo.accounts[role], '/desk')
      await takeSecondStep(desk, secret)
      await expect(desk.getByRole('heading', { name: '今日待办' })).toBeVisible()
      return desk
    }
    const one = await reviewer('administrator')
    const other = await reviewer('member')

    // Opening a case claims it: the colleague's list says so without a reload.
    const rows = other.getByRole('table', { name: '最先到期' }).getByRole('row')
    const row = rows.filter({ hasText: '云筑建筑' })
    await expect(row).toContainText('待领取')
    await one.getByRole('link', { name: /云筑建筑/ }).click()
    await expect(one.getByRole('img', { name: '营业执照' })).toBeVisible()
    await expect(one.getByText('吴越')).toBeVisible()
    await expect(row).toContainText('处理中')

    await other.getByRole('link', { name: /云筑建筑/ }).click()
    await expect(other.getByText(/正在审核$/)).toBeVisible()
    await expect(other.getByRole('button', { name: '接手' })).toBeVisible()
    await other.keyboard.press('a')
    await expect(other.getByRole('form')).toHaveCount(0)

    await one.keyboard.press('a')
    await expect(one.getByRole('textbox', { name: '审核意见' })).toBeFocused()
    await one.keyboard.press('Enter')
    await expect(notification(one, /^已通过：/)).toBeVisible()
    // It was the last of the queue.
    await expect(one).toHaveURL(/\/desk\/certifications$/)
    await expect(other.getByText(/^已通过 · /)).toBeVisible()
    await expect(other.getByRole('button', { name: '接手' })).toHaveCount(0)
  },
)
