import { readFileSync } from 'node:fs'
import { pagePaths } from '@atrium/contracts/paths'
import type { Locator, Page } from 'playwright'
import { drawingOf } from '../../../../packages/features/src/preview/samples/drawings'
import { sheetOf } from '../../../api/src/testing/sheetOf'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { outage } from '../harness/outage'
import { ifcOf, noise, picturesPdf, protectedPdf } from '../harness/previewSamples'

interface File {
  readonly name: string
  readonly content: string | Uint8Array
}

async function upload(page: Page, files: readonly File[]): Promise<void> {
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(
      files.map(({ name, content }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      })),
    )
  await expect(page.getByText(`已上传${files.length}个文件`)).toBeVisible({ timeout: 60_000 })
}

async function next(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `下一个文件：${name}` }).click()
  await expect(page).toHaveTitle(`${name} – 个人中心`)
}

const contract = readFileSync(
  new URL('../../../../packages/features/src/preview/docx/word-numbers-all-one.docx', import.meta.url),
)

// Data that arrives late must not remove what is shown: each file comes in many pieces, and is scrolled
// afterwards.
journey('files that arrive in many pieces stay visible while people scroll', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.ownDisk, 'individual')
  const rows = Array.from({ length: 9000 }, (_, n) => [`构件${n}`, n, noise(48).toString('base64')])
  await upload(page, [
    { name: '1 图册.pdf', content: picturesPdf(4) },
    { name: '2 平面图.dxf', content: drawingOf(1_500_000) },
    { name: '3 大楼.ifc', content: ifcOf(1_500_000) },
    { name: '4 效果图.bmp', content: bmpOf(800) },
    { name: '5 日志.log', content: `${'2026-11-20 养护记录 正常\n'.repeat(60_000)}` },
    { name: '6 明细.xlsx', content: await sheetOf([{ name: '明细', rows }]) },
    { name: '7 合同.docx', content: contract },
  ])
  await page.getByRole('link', { name: '1 图册.pdf' }).click()
  await stays(page, page.locator('[aria-label="第1页"][data-page=drawn]'))
  for (const number of [4, 1, 3]) {
    await page.getByLabel('页码').fill(String(number))
    await page.keyboard.press('Enter')
    await stays(page, page.locator(`[aria-label="第${number}页"][data-page=drawn]`))
  }
  await next(page, '2 平面图.dxf')
  await stays(page, page.locator('[data-state=ready][aria-label="2 平面图.dxf"]'))
  await next(page, '3 大楼.ifc')
  await stays(page, page.locator('[data-state=ready][aria-label="3 大楼.ifc"]'))
  await next(page, '4 效果图.bmp')
  await stays(page, page.getByRole('img', { name: '4 效果图.bmp' }))
  await next(page, '5 日志.log')
  await stays(page, page.getByText('养护记录').first())
  await next(page, '6 明细.xlsx')
  await stays(page, page.getByRole('cell', { name: /^构件/ }).first())
  await next(page, '7 合同.docx')
  for (const clause of ['工程概况', '工期', '价款', '违约责任'])
    await expect(page.getByText(clause, { exact: true })).toBeVisible()
  const clauses = await page.getByRole('region', { name: '7 合同.docx' }).evaluate((region) => {
    const shadow = [...region.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot
    return [...(shadow?.querySelectorAll('p') ?? [])].map((one) => one.textContent?.replace(/\s+/g, ' '))
  })
  expect(clauses).toEqual(['第1条 工程概况', '第2条 工期', '第3条 价款', '第4条 违约责任'])
})

/** It is shown, and still shown after scrolling; nothing loads any more. */
async function stays(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible()
  const box = await shown.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40)
  for (const by of [200, -200]) {
    await page.mouse.wheel(0, by)
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
  }
  await expect(shown).toBeVisible()
  await expect(page.getByText(/已加载\d|正在加载|正在准备/)).toBeHidden()
}

journey('pages of a PDF that failed to load appear after reconnecting', async ({ visit }) => {
  const { page, tolerate } = await visit()
  await enter(page, pagePaths.ownDisk)
  await upload(page, [{ name: '大图册.pdf', content: picturesPdf(5) }])
  await page.getByRole('link', { name: '大图册.pdf' }).click()
  await expect(page.locator('[aria-label="第1页"][data-page=drawn]')).toBeVisible()
  tolerate(outage[0] as RegExp)
  tolerate(/ERR_FAILED/)
  await page.route('**/api/CloudDisk/Content/**', (route) => route.abort())
  await page.getByLabel('页码').fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('网络连接中断')).toBeVisible()
  await page.unroute('**/api/CloudDisk/Content/**')
  await expect(page.locator('[aria-label="第5页"][data-page=drawn]')).toBeVisible()
  await expect(page.getByText('网络连接中断')).toBeHidden()
})

journey('a protected PDF asks for its password, again after a wrong one', async ({ visit }) => {
  const { page } = await visit()
  await enter(page, pagePaths.ownDisk)
  await upload(page, [{ name: '密图.pdf', content: protectedPdf('2026') }])
  await page.getByRole('link', { name: '密图.pdf' }).click()
  await expect(page.getByRole('heading', { name: '此文件需要密码' })).toBeVisible()
  await page.getByRole('button', { name: '打开' }).click()
  await expect(page.getByText('请输入密码')).toBeVisible()
  await page.getByLabel('密码').fill('1999')
  await page.keyboard.press('Enter')
  await expect(page.getByText('密码不正确，请重新输入。')).toBeVisible()
  await page.getByLabel('密码').fill('2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sealed drawing list')).toBeVisible()
})

/** A square picture without a pattern. */
function bmpOf(side: number): Uint8Array {
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + side * side * 3, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(side, 18)
  head.writeInt32LE(side, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, noise(side * side * 3)])
}
