import { pagePaths } from '@atrium/contracts/paths'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'

const menuCode = '**/assets/menuParts-*.js'

journey('a menu whose code is slow shows that it is loading, and opens', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.personalHome)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(menuCode, async (route) => {
    await released
    await route.continue()
  })
  const button = page.getByRole('banner').getByRole('button', { name: /账户菜单$/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('menu')).toHaveCount(0)
  release()
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

journey('a menu whose code can’t be loaded stays closed, and can be opened later', async ({ visit }) => {
  const { page, tolerate } = await visit()
  tolerate(/code of what was to open could not be loaded/, /ERR_FAILED/)
  await enter(page, pagePaths.personalHome)
  await page.route(menuCode, (route) => route.abort())
  const button = page.getByRole('banner').getByRole('button', { name: /账户菜单$/ })
  const failed = page.waitForEvent('pageerror')
  await button.click()
  await failed
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.unroute(menuCode)
  await button.click()
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
})

journey('the key that loads a menu focuses its first or last entry', async ({ visit }) => {
  for (const [key, name] of [
    ['Enter', '个人中心'],
    ['ArrowUp', '退出登录'],
  ] as const) {
    const { page } = await visit()
    await enter(page, pagePaths.personalHome)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /账户菜单$/ })
      .press(key)
    await expect(page.getByRole('menuitem', { name })).toBeFocused()
  }
})
