import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey as plainJourney } from '../harness/journey'
import { badEvery, firstBad, lines, longSheet } from '../harness/longSheet'

const journey = plainJourney.extend('environment', { scope: 'file' }, { SMS_INVITATIONS_PER_DAY: '5000' })

journey(
  '5,000 people come from a spreadsheet: 200 bad rows are reported, one is corrected, the rest is sent',
  async ({ visit }) => {
    const { page, openTab } = await visit()
    await enter(page, `${pagePaths.inviteMembers}?way=batch`)
    const counts = page.getByRole('status').filter({ hasText: /^共\d/ })
    const sendable = (count: string) => page.getByRole('button', { name: `发送邀请（${count}）` })

    await expect(page.getByRole('button', { name: '上传文件' })).toBeVisible()
    await page
      .getByLabel('上传文件', { exact: true })
      .last()
      .setInputFiles(await longSheet())
    await expect(counts).toHaveText('共5,000行，200行有误')
    await expect(sendable('4,800')).toBeEnabled()

    await page.getByRole('switch', { name: '只看有误的行' }).click()
    expect(await numbersOfBadRows(page)).toEqual(
      Array.from({ length: lines / badEvery }, (_, n) => firstBad + n * badEvery),
    )

    const phone = page.getByRole('textbox', { name: `第${firstBad}行的手机号` })
    await phone.fill('')
    await phone.pressSequentially('13700009999')
    await expect(counts).toHaveText('共5,000行，199行有误')

    await expect.poll(() => isKept(page, '13700009999')).toBe(true)
    await page.reload()
    await expect(counts).toHaveText('共5,000行，199行有误')
    const tab = await openTab()
    await tab.goto(`${pagePaths.inviteMembers}?way=batch`)
    await expect(tab.getByRole('status').filter({ hasText: /^共\d/ })).toHaveText('共5,000行，199行有误')
    await tab.close()

    await sendable('4,801').click()
    const question = page.getByRole('alertdialog', { name: '向4,801人发送邀请短信？' })
    await expect(question).toContainText('有误的199行不会发送')
    await question.getByRole('button', { name: '发送邀请' }).click()
    await expect(page.getByText(/^正在发送：/).first()).toBeVisible()
    await expect(page.getByText('已向4,801人发送邀请短信')).toBeVisible()
    await expect(counts).toHaveText('共199行，199行有误')

    await page.getByRole('link', { name: '查看邀请记录' }).click()
    await page.getByRole('searchbox', { name: '手机号、姓名、部门' }).fill('13700009999')
    await expect(page.getByRole('row', { name: /13700009999/ })).toContainText('待注册')
  },
)

/** All rows of the grid, read by scrolling. */
async function numbersOfBadRows(page: Page): Promise<number[]> {
  const body = page.getByRole('table', { name: '邀请名单' }).locator('tbody')
  const numbers = new Set<number>()
  for (let at = 0; at <= lines; at += 8) {
    const seen = await body.evaluate(async (element, top) => {
      element.scrollTop = top
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const shown = [...element.querySelectorAll('tr[data-state="bad"] th')]
      return { shown: shown.map((cell) => Number(cell.textContent)), isEnd: top > element.scrollHeight }
    }, at * 44)
    for (const number of seen.shown) numbers.add(number)
    if (seen.isEnd) break
  }
  await body.evaluate((element) => {
    element.scrollTop = 0
  })
  return [...numbers].sort((a, b) => a - b)
}

/** Whether the page would restore it after a reload. */
const isKept = (page: Page, text: string) =>
  page.evaluate((text) => Object.values({ ...localStorage }).some((kept) => kept.includes(text)), text)
