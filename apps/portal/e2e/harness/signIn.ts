import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'

/** Fills in the visible sign-in form and submits it. */
export async function signIn(page: Page, account: string, password: string = demo.password): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
