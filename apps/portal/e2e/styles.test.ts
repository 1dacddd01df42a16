import { pagePaths } from '@atrium/contracts/paths'
import type { Locator } from 'playwright'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'

// The rules of a component, and rules that components share: after a build, their sheets may load in any order.
journey(
  'in the build, a field has its own number of lines, and another border on errors',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.inviteMembers)
    await page.getByRole('tab', { name: '批量邀请' }).click()
    const field = page.getByRole('textbox', { name: '粘贴的名单' })
    expect(await linesOf(field)).toBeGreaterThan(4)

    const add = page.getByRole('button', { name: '添加到名单' })
    await add.focus()
    const before = await borderOf(field)
    await add.press('Enter')
    await expect(page.getByText('没有识别到成员')).toBeVisible()
    expect(await borderOf(field)).not.toBe(before)
  },
)

const linesOf = (field: Locator) =>
  field.evaluate((area) => area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight))

const borderOf = (field: Locator) =>
  field.evaluate((area) => getComputedStyle(area.parentElement ?? area).borderTopColor)
