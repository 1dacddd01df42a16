import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { root } from '../shared/root.ts'
import { openSite, type Site, sheetOf } from './openSite.ts'
import { serverOfHost } from './serverOfHost.ts'

let site: Site
let render: (feature: string) => Promise<string>
beforeAll(async () => {
  render = await serverOfHost()
  site = await openSite()
})
afterAll(() => site?.close())
afterEach(() => vi.restoreAllMocks())

const names = [
  ...['account', 'administrators', 'applications', 'company'],
  ...['departments', 'invitations', 'messages', 'session'],
]

it.each(names)('%s is rendered by a server, and hydrates without complaints', async (feature) => {
  const complain = vi.spyOn(console, 'error')
  const sent = await render(feature)
  expect(complain.mock.calls).toEqual([])
  expect(sent).toContain('data-atrium-root')
  const complaints: string[] = []
  const page = await open(feature, {
    sent,
    async onPage(opened) {
      listen(opened, complaints)
      await surprise(opened)
    },
  })
  await page.locator('#feature :is(h1, form, table)').first().waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

it('uses the colours that its page sets as documented', async () => {
  const documented = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
  const page = await open('session')
  await page.addStyleTag({ content: /```css\n(.*?)```/s.exec(documented)?.[1] ?? '' })
  const accent = (element: Element) => getComputedStyle(element).getPropertyValue('--atrium-color-accent')
  expect(await page.locator('#feature [data-atrium-root]').evaluate(accent)).toBe('#0b6e4f')
  await page.close()
})

it('shows administrators to a super administrator even if the host doesn’t pass the role', async () => {
  const page = await open('administrators')
  await page.getByRole('row').nth(1).waitFor()
  await page.close()
})

it.each(['invitations', 'account', 'company', 'applications'])(
  '%s has no link that leads nowhere',
  async (feature) => {
    const page = await open(feature)
    await page.locator('#feature h1').waitFor()
    await page.waitForFunction(() => !document.querySelector('#feature [data-slot="skeleton"]'))
    const elsewhere = /#\/(comMbManage|CompanySetPassword|companyOrder|companyHistory|personalMainPage)/
    const addresses = await page
      .locator('#feature a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses.filter((address) => elsewhere.test(address ?? ''))).toEqual([])
    await page.close()
  },
)

it('navigates by address, with history, and moves the focus to new content', async () => {
  const page = await open('messages')
  await page.locator('#feature tbody a, #feature tbody button').first().click()
  await page.waitForURL(/#\/companyMessageDetail\?/)
  await page.waitForFunction(() => document.querySelector('#feature')?.contains(document.activeElement))
  await page.goBack()
  await page.locator('#feature tbody').waitFor()
  await page.close()
})

it('keeps the addresses of several features on a page apart', async () => {
  const page = await open('several', { query: '&tab=all' })
  const [members, others, mail] = ['members', 'others', 'mail'].map((id) => page.locator(`#${id}`))
  if (!members || !others || !mail) throw new Error('The page has three features.')
  const at = () => new URLSearchParams(page.url().split('#')[1]?.split('?')[1])
  const pageOf = (list: Locator) => list.locator('[aria-current=page]').last().textContent()
  await members.getByRole('button', { name: '第2页' }).click()
  await page.waitForURL(/members\./)
  await others.getByRole('searchbox').last().fill('林')
  await page.waitForURL(/others\./)
  await mail.locator('tbody :is(a, button)').first().click()
  await page.waitForURL(/mail\./)
  const keys = [...new Set([...at().keys()].map((key) => key.replace(/\..*/, '')))]
  expect(keys.sort()).toEqual(['mail', 'members', 'others'])
  const written = page.url()
  await page.reload()
  await mail.getByRole('heading').first().waitFor()
  await others.locator('tbody tr').first().waitFor()
  expect(page.url()).toBe(written)
  expect(await others.getByRole('searchbox').last().inputValue()).toBe('林')
  expect(await pageOf(members)).toBe('2')
  await page.goBack()
  await mail.locator('tbody').waitFor()
  expect([...at().keys()].some((key) => key.startsWith('mail.'))).toBe(false)
  expect(await pageOf(members)).toBe('2')
  await page.close()
})

it('keeps a time behind its date, from right to left', async () => {
  const page = await open('messages', { query: '&dir=rtl' })
  await page.locator('#feature tbody tr').first().waitFor()
  const [date, time] = await page.locator('#feature tbody').evaluate((body) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data = '' } = texts.currentNode as Text
      const found = /\d\d-\d\d(?= \d\d:)/.exec(data)
      if (!found) continue
      return [found.index, data.indexOf(':') - 2].map((start) => {
        const range = document.createRange()
        range.setStart(texts.currentNode, start)
        range.setEnd(texts.currentNode, start + 2)
        return range.getBoundingClientRect().left
      })
    }
    return []
  })
  expect(date).toBeLessThan(time ?? Number.NaN)
  await page.close()
})

/** The others are for a person, or show a form at first. */
const ofCompanies = ['administrators', 'applications', 'company', 'departments']

it.each(ofCompanies)('%s says that there is no company yet, if the host has none', async (feature) => {
  const complaints: string[] = []
  const page = await open(feature, {
    query: '&company=none',
    onPage: async (page) => listen(page, complaints),
  })
  await page.locator('#feature [data-atrium-root]').getByText('还没有企业').first().waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

it('shows a message in the place of a feature that breaks, and leaves the page', async () => {
  const page = await site.open({ feature: 'broken', sheets: [sheetOf('session')] })
  await page.locator('#feature [role=alert] button').waitFor()
  expect(await page.locator('#host h1').textContent()).toBe('Our site')
  await page.close()
})

interface Opened {
  readonly sent?: string
  readonly query?: string
  readonly onPage?: (page: Page) => Promise<void>
}

async function open(feature: string, { sent = '', query, onPage }: Opened = {}) {
  const asked = query !== undefined && { query }
  return site.open({ feature, sheets: [sheetOf(feature)], sent, ...asked, ...(onPage && { onPage }) })
}

/** Changes many things that a server can't know. */
async function surprise(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  }, kept)
}

const draft = { phone: '13800000009', realName: '沈知远', department: '综合管理部' }
const kept = {
  'departments.panelWidth': '480',
  'draft:company-1:invitations.person': JSON.stringify(draft),
}

function listen(page: Page, complaints: string[]) {
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
}
