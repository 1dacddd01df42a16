import type { Page } from 'playwright'
import { demo } from '../../../apps/api/src/seed/demo.ts'

/** Signs in on another site, by the form of the feature. */
export async function signInAs(page: Page, account: string): Promise<void> {
  await page.evaluate(() => window.live.show('sign-in', ''))
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(demo.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForFunction(() => window.live.isSignedIn())
}
