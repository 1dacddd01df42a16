import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { pictureBytes } from '../../../api/src/features/company/certification/testSubmission'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import type { Service } from '../harness/startService'

journey(
  'a company submits, is refused, submits again and is certified, with a message each time',
  async ({ visit, service }) => {
    const { page } = await visit()
    await enter(page, pagePaths.companyHome)
    await switchToSecond(page)
    await page.getByRole('link', { name: '重新认证' }).click()
    await expect(page).toHaveURL(/\/companyInfo$/)
    await expect(page.getByText('营业执照影像不清晰，请重新上传清晰的扫描件。')).toBeVisible()

    await fillIn(page)
    await page.reload()
    await expect(page.getByText('已恢复上次未提交的内容。')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '联系人' })).toHaveValue('吴越')
    await chooseLicence(page)
    await page.getByRole('button', { name: '重新认证' }).click()
    await expect(page).toHaveURL(/\/companyRouteCallback$/)
    await expect(page.getByText('认证资料已提交')).toBeVisible()

    const first = await waiting(service)
    expect(
      await service.operate('certifications', 'reject', first, '--reason', '详细地址不完整。'),
    ).toContain('rejected')
    // The page updates without a reload.
    await page.getByRole('link', { name: '重新认证' }).click()
    await expect(page).toHaveURL(/\/companyInfo$/)
    await expect(page.getByText('详细地址不完整。')).toBeVisible()
    await page.getByRole('textbox', { name: '详细地址' }).fill('文一西路8号3幢')
    await page.getByRole('button', { name: '重新认证' }).click()
    await expect(page).toHaveURL(/\/companyRouteCallback$/)

    await page.getByRole('link', { name: '查看企业信息' }).click()
    await expect(page.getByText('待审核')).toBeVisible()
    expect(await service.operate('certifications', 'approve', await waiting(service))).toContain('approved')
    // The page updates at once.
    await expect(page.getByText('已认证', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '查看认证记录' }).click()
    await expect(page.getByRole('dialog').getByText('详细地址不完整。')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto(pagePaths.companyMessagesMenu)
    await expect(page.getByText('企业认证已通过').first()).toBeVisible()
  },
)

journey('a submission under review can be withdrawn', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.companyInformation)
  await page.getByRole('textbox', { name: '联系人' }).fill('吴越')
  await page.getByRole('button', { name: '重新认证' }).click()
  await expect(page.getByText('认证资料已提交')).toBeVisible()
  await page.getByRole('link', { name: '查看企业信息' }).click()
  await page.getByRole('link', { name: '取消认证' }).click()
  await page.getByRole('button', { name: '取消认证' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消认证' }).click()
  await expect(notification(page, '已取消认证')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '联系人' })).toHaveValue('周明远')
})

async function switchToSecond(page: Page) {
  await page
    .getByRole('button', { name: /^切换企业|云筑建筑/ })
    .first()
    .click()
  await page.getByRole('menuitemradio', { name: /^青禾工程咨询/ }).click()
  await expect(page.getByRole('main')).toContainText('青禾工程咨询有限公司')
}

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: '联系人' }).fill('吴越')
  await page.getByRole('textbox', { name: '联系电话' }).fill('13800000001')
  await page.getByRole('combobox', { name: '所在地区' }).click()
  await page.getByRole('searchbox', { name: '搜索省、市、区县' }).fill('西湖区 杭州')
  await page.getByRole('option', { name: '浙江省 / 杭州市 / 西湖区' }).click()
  await page.getByRole('textbox', { name: '详细地址' }).fill('文一西路8号')
}

async function chooseLicence(page: Page) {
  const buffer = Buffer.from(await pictureBytes('png', 96))
  await page
    .locator('form input[type="file"]')
    .setInputFiles({ name: '执照.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: '执照.png的预览' })).toBeVisible()
}

/** Id of the submission under review. */
async function waiting(service: Service): Promise<string> {
  const [id = ''] = (await service.operate('certifications', 'list')).split(' ')
  return id
}
