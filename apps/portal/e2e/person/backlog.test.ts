import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'

const first = '青禾工程咨询有限公司'
const second = '云筑建筑设计研究院有限公司'

journey('invitations are answered one after another on arrival, and in the list', async ({ visit }) => {
  const { page, openTab } = await visit()
  await enter(page, pagePaths.personalHome, 'invited')
  const dialog = page.getByRole('dialog', { name: '邀请您加入企业' })
  await expect(dialog.getByRole('heading', { name: first })).toBeVisible()
  await dialog.getByRole('button', { name: '稍后处理' }).click()
  await expect(dialog.getByRole('heading', { name: second })).toBeVisible()
  await dialog.getByRole('button', { name: '稍后处理' }).click()
  await expect(dialog).toHaveCount(0)

  // The popup appears once per visit.
  await page.reload()
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByText('2', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: /我的待办/ }).click()
  await expect(page).toHaveURL(/\/myBacklog$/)
  const other = await openTab()
  await other.goto(pagePaths.backlog)
  await expect(other.getByRole('button', { name: `同意加入${second}` })).toBeVisible()

  await page.getByRole('button', { name: `同意加入${second}` }).click()
  await expect(notification(page, `您已加入${second}`)).toBeVisible()
  // The other tab updates at once.
  await expect(other.getByRole('button', { name: `同意加入${second}` })).toHaveCount(0)
  await expect(other.getByRole('button', { name: `同意加入${first}` })).toBeVisible()

  await page
    .getByRole('link', { name: new RegExp(first) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/backlogDetail\?backLogId=/)
  await page.getByRole('button', { name: '拒绝' }).click()
  const question = page.getByRole('alertdialog', { name: `确定拒绝加入${first}吗？` })
  await question.getByRole('button', { name: '拒绝' }).click()
  await expect(notification(page, '已拒绝邀请')).toBeVisible()
  await expect(page.getByText('您拒绝了该邀请。')).toBeVisible()
})

journey('messages are read in the personal space, on a phone', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } })
  await enter(page, pagePaths.ownMessages, 'member')
  await page.getByRole('link', { name: /您有新的授权/ }).click()
  await expect(page).toHaveURL(/\/messageDetail\?id=/)
  await expect(page.getByRole('heading', { name: '您有新的授权' })).toBeVisible()
})
