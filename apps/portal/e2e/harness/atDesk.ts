import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { codeOf } from '../../../api/src/features/secondStep/testSecondStep'
import { demo } from '../../../api/src/seed/demo'
import { enter } from './enter'
import { expect } from './expect'

type Role = keyof typeof demo.accounts

/** The code that an app shows this many half minutes from now; the service accepts a neighbouring one. */
const codeIn = (halfMinutes: number, secret: string) =>
  codeOf(secret, { clock: { now: () => new Date(Date.now() + halfMinutes * 30_000) } })

/** Turns on the second step in the account centre. Resolves to the app's secret. */
export async function turnOnSecondStep(page: Page, role: Role = 'administrator'): Promise<string> {
  await enter(page, pagePaths.security, role)
  await page.getByRole('button', { name: '开启', exact: true }).click()
  const setUp = page.getByRole('dialog', { name: '开启两步验证' })
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
  await setUp.getByLabel('2. 输入应用中显示的6位验证码').fill(codeIn(0, secret))
  await setUp.getByRole('button', { name: '验证并开启' }).click()
  await page.getByRole('button', { name: '我已保存' }).click()
  return secret
}

/** Opens a path of the desk, and sends account and password. */
export async function signInAtDesk(page: Page, account: string, path = '/desk/staff'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: '登录运营台' })).toBeVisible()
  await page.getByRole('textbox', { name: '账号' }).fill(account)
  await page.getByRole('textbox', { name: '密码' }).fill(demo.password)
  await page.getByRole('button', { name: '登录运营台', exact: true }).click()
}

/** The second step of that sign-in, with a code that was not used to turn it on. */
export async function takeSecondStep(page: Page, secret: string): Promise<void> {
  await page.getByLabel('验证码').fill(codeIn(1, secret))
  await page.getByRole('button', { name: '验证并登录' }).click()
}
