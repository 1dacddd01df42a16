import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePaths } from '../../packages/contracts/src/paths.ts'
import { openSite, type Site, sheetOf } from './openSite.ts'
import { strictPolicy } from './strictPolicy.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const policyOf = (trusted: string) => strictPolicy('https://account.example', trusted)

const files = [
  { file: 'pdf', shows: '#feature canvas' },
  { file: 'xlsx', shows: '#feature :text("2.5")' },
  { file: 'dxf', shows: '#feature canvas' },
  { file: 'md', shows: '#feature strong:text("2.5")' },
]

describe.each(files)('a preview of $file', ({ file, shows }) => {
  it('works on a page that requires Trusted Types and allows our policy', async () => {
    const { page, complaints } = await open(file, policyOf('atrium'))
    await page.locator(shows).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('#feature [aria-busy="true"]'))
    expect(await page.getByText('此页面不允许预览文件').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.close()
  })

  it.each([
    ['doesn’t allow our policy', policyOf('another')],
    ['doesn’t allow our workers', `${policyOf('atrium')}; worker-src 'none'`],
  ])('names the reason on a page that %s', async (_, policy) => {
    const { page } = await open(file, policy)
    await page.getByText('此页面不允许预览文件').waitFor()
    expect(await page.getByText('trusted-types atrium').count()).toBe(1)
    await page.close()
  })
})

it('shows a list of choices on such a page', async () => {
  const { page, complaints } = await open('', policyOf('atrium'), 'controls')
  await page.getByRole('combobox', { name: 'Town', exact: true }).click()
  await page.getByRole('option', { name: 'Wenzhou' }).click()
  expect(complaints).toEqual([])
  await page.close()
})

async function open(file: string, policy: string, feature = 'preview') {
  const complaints: string[] = []
  const page: Page = await site.open({
    feature,
    query: `&file=${file}#${pagePaths.ownPreview}?id=node-4`,
    sheets: [sheetOf(feature)],
    policy,
    onPage(opened) {
      opened.on(
        'console',
        (message) => /trusted|security/i.test(message.text()) && complaints.push(message.text()),
      )
      opened.on('pageerror', (error) => complaints.push(error.message))
    },
  })
  return { page, complaints }
}
