import type { Locator, Page } from 'playwright'

/** Opens the dialog with the application link, from the page of departments and members. */
export async function openSharing(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '邀请成员' }).click()
  await page.getByRole('menuitem', { name: '分享链接或二维码' }).click()
  return page.getByRole('dialog', { name: '分享邀请链接' })
}

/** Creates such a link there and returns it. */
export async function shareInvitation(page: Page): Promise<string> {
  const share = await openSharing(page)
  await share.getByRole('button', { name: '生成链接' }).click()
  return share.getByRole('textbox', { name: '邀请链接' }).inputValue()
}
