import { pagePaths } from '@atrium/contracts/paths'
import { demo } from '../../../api/src/seed/demo'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { signIn } from '../harness/signIn'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

journey(
  'a visitor finds a product, signs in, applies, and sees the approval arrive',
  async ({ visit, service }) => {
    const { page } = await visit()
    await page.goto('/')
    await expect(page).toHaveURL(pagePaths.trialCenter)
    await expect(page).toHaveTitle('试用中心 - Atrium账户中心')
    await page.getByRole('searchbox', { name: '搜索产品' }).fill('超限')
    await page.getByRole('link', { name: '超限高层抗震设计软件' }).click()
    await expect(page).toHaveURL(`${pagePaths.trialProduct}?id=tall-building`)
    await page.getByRole('button', { name: '登录后申请' }).click()
    await signIn(page, demo.accounts.student)
    await expect(page).toHaveURL(`${pagePaths.trialProduct}?id=tall-building`)

    await page.getByRole('textbox', { name: '试用目的' }).fill('毕业设计：180米框架核心筒')
    await page.getByRole('button', { name: '申请试用' }).click()
    await expect(page).toHaveURL(`${pagePaths.trialResult}?id=tall-building`)
    await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
    const waiting = await service.operate('trials', 'list')
    const [id = ''] =
      waiting
        .split('\n')
        .find((line) => line.includes('超限高层'))
        ?.split(' ') ?? []
    expect(await service.operate('trials', 'approve', id)).toContain('30 days')
    await expect(page.getByRole('heading', { name: '试用已开通' })).toBeVisible()

    await page.getByRole('link', { name: '查看我的试用' }).click()
    await expect(page).toHaveURL(pagePaths.ownTrials)
    const row = page.getByRole('row', { name: /超限高层/ })
    await expect(row).toContainText('试用中')
    await expect(row).toContainText('剩余30天')
  },
)

journey('a request is withdrawn and sent again', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.ownTrials, 'student')
  const row = page.getByRole('row', { name: /桥梁/ })
  await expect(row).toContainText('审核中')
  await row.getByRole('button', { name: /的操作$/ }).click()
  await page.getByRole('menuitem', { name: '撤回申请' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click()
  await expect(notification(page, '申请已撤回')).toBeVisible()
  await expect(row).toContainText('已撤回')

  await row.getByRole('link', { name: /^再次申请/ }).click()
  await page.getByRole('textbox', { name: '试用目的' }).fill('连续梁的施工阶段')
  await page.getByRole('button', { name: '申请试用' }).click()
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
})

journey('on a phone, missing personal details are requested before a trial', async ({ visit }) => {
  const { page } = await visit(phone)
  await page.goto('/NVH5TrialCenterProDerail?id=foundation')
  await page.getByRole('button', { name: '登录后申请' }).click()
  await signIn(page, demo.accounts.superAdministrator)
  await page.getByRole('textbox', { name: '试用目的' }).fill('筏板与桩基的比选')
  await page.getByRole('button', { name: '下一步：完善个人信息' }).click()
  await expect(page).toHaveURL(`${pagePaths.trialPerson}?id=foundation`)
  await expect(page.getByText(/申请试用“地基基础设计软件”前/)).toBeVisible()
  await page.getByRole('tab', { name: /青禾/ }).click()
  await page.getByLabel('职位').fill('顾问')
  await page.getByRole('radio', { name: '结构' }).click()
  await page.getByRole('button', { name: '保存' }).click()

  await expect(page).toHaveURL(`${pagePaths.trialProduct}?id=foundation`)
  await expect(page.getByRole('textbox', { name: '试用目的' })).toHaveValue('筏板与桩基的比选')
  await page.getByRole('button', { name: '立即开通试用' }).click()
  await expect(page.getByRole('heading', { name: '试用已开通' })).toBeVisible()
})
