import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'
import { expect } from './expect'
import { signIn } from './signIn'

type Role = keyof typeof demo.accounts

/** Opens a path as one of the demo people, after signing in. */
export async function enter(page: Page, path: string, role: Role = 'superAdministrator'): Promise<void> {
  await page.goto(path)
  await signIn(page, demo.accounts[role])
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
}
