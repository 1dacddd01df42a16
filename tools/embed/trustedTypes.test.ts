import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePaths } from '../../packages/contracts/src/paths.ts'
import { openSite, type Site, sheetOf } from './openSite.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const strict = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' blob: https://account.example",
  "font-src 'self' https://account.example",
  'img-src * data: blob:',
  "require-trusted-types-for 'script'",
].join('; ')

const files = [
  { file: 'pdf', shows: '#feature canvas' },
  { file: 'xlsx', shows: '#feature :text("2.5")' },
  { file: 'dxf', shows: '#feature canvas' },
  { file: 'md', shows: '#feature strong:text("2.5")' },
]

describe.each(files)('a preview of $file', ({ file, shows }) => {
  it('works on a page that requires Trusted Types and allows our policy', async () => {
    const { page, complaints } = await open(file, `${strict}; trusted-types atrium`)
    await page.locator(shows).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('#feature [aria-busy="true"]'))
    expect(await page.getByText('此页面不允许预览文件').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.close()
  })

  it.each([
    ['doesn’t allow our policy', `${strict}; trusted-types another`],
    ['doesn’t allow our workers', `${strict}; trusted-types atrium; worker-src 'none'`],
  ])('names the reason on a page that %s', async (_, policy) => {
    const { page } = await open(file, policy)
    await page.getByText('此页面不允许预览文件').waitFor()
    expect(await page.getByText('trusted-types atrium').count()).toBe(1)
    await page.close()
  })
})

it('shows a list of choices on such a page', async () => {
  const { page, complaints } = await open('', `${strict}; trusted-types atrium`, 'controls')
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
