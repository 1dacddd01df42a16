import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { hostileWord } from '../../../../packages/features/src/preview/samples/documents'
import { drawingOf } from '../../../../packages/features/src/preview/samples/drawings'
import { sheetOf } from '../../../api/src/testing/sheetOf'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { ifcOf, pdfOf } from '../harness/previewSamples'

type File = { readonly name: string; readonly content: string | Uint8Array }

async function upload(page: Page, files: readonly File[]): Promise<void> {
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(
      files.map(({ name, content }) => ({ name, mimeType: 'text/html', buffer: Buffer.from(content) })),
    )
  await expect(page.getByText(`已上传${files.length}个文件`)).toBeVisible({ timeout: 60_000 })
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title = `run`"><script>document.title = `run`</script></svg>'
const page1 = `<!doctype html><title>run</title><script>document.title = 'run'</script><img src=x onerror="document.title = 'run'">`
/** The smallest possible picture. */
const gif = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

// A violation of the policy fails the test: a file must not even try to run code or request anything.
journey(
  'files of each kind are shown, broken ones are reported, and nothing in any of them runs',
  async ({ visit }) => {
    const { page, tolerate } = await visit()
    await enter(page, pagePaths.ownDisk, 'individual')
    await upload(page, [
      { name: '1 页面.html', content: page1 },
      { name: '2 图形.svg', content: svg },
      { name: '3 说明.md', content: `# 施工说明\n\n${page1}${svg}\n\n[坏](javascript:document.title='run')` },
      { name: '4 图.gif', content: Buffer.concat([Buffer.from(gif, 'base64'), Buffer.from(page1)]) },
      { name: '5 假图.png', content: page1 },
      { name: '6 录音.wav', content: silence() },
      { name: '7 坏录音.mp3', content: `ID3${page1}` },
    ])
    await page.getByRole('link', { name: '1 页面.html' }).click()
    await expect(page).toHaveTitle('1 页面.html – 个人中心')
    await expect(page.getByText("document.title = 'run'", { exact: false })).toBeVisible()
    const next = async (name: string) => {
      await page.getByRole('link', { name: `下一个文件：${name}` }).click()
      await expect(page).toHaveTitle(`${name} – 个人中心`)
    }
    await next('2 图形.svg')
    await expect(page.getByText('onload').first()).toBeVisible()
    await next('3 说明.md')
    await expect(page.getByRole('heading', { name: '施工说明' })).toBeVisible()
    await next('4 图.gif')
    await expect(page.getByRole('img', { name: '4 图.gif' })).toBeVisible()
    await next('5 假图.png')
    await expect(page.getByText('文件内容与扩展名不符')).toBeVisible()
    await next('6 录音.wav')
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBe(1)
    tolerate(/net::ERR|DEMUXER/)
    await next('7 坏录音.mp3')
    await expect(page.getByText('文件无法显示')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('alert').getByRole('button', { name: '下载' }).click()
    expect((await downloading).suggestedFilename()).toBe('7 坏录音.mp3')
  },
)

/** One second of silence. */
function silence(): Uint8Array {
  const rate = 8000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + rate, 4)
  head.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, rate],
  ] as const)
    head.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at)
  head.write('data', 36)
  return Buffer.concat([head, Buffer.alloc(rate, 128)])
}

journey('documents and models are shown, and broken ones are reported', async ({ visit }) => {
  const { page } = await visit()
  // In a folder separate from the previous journey's files.
  await enter(page, pagePaths.ownDisk)
  const sheets = [
    {
      name: '柱',
      rows: [
        ['编号', '截面'],
        ['Z1', 600],
      ],
    },
    { name: '梁', rows: [['L1', 300]] },
  ]
  await upload(page, [
    { name: '1 图集.pdf', content: pdfOf(30) },
    // The start of an HTML page, enough for a browser's content sniffing to open it as one.
    { name: '2 坏图集.pdf', content: Buffer.concat([Buffer.from(page1), pdfOf(2).subarray(0, 300)]) },
    { name: '3 大楼.ifc', content: ifcOf(0) },
    { name: '4 坏大楼.ifc', content: `ISO-10303-21;${page1}` },
    { name: '5 构件.xlsx', content: await sheetOf(sheets) },
    { name: '6 坏构件.xlsx', content: 'PK\x03\x04' },
    { name: '7 平面图.dxf', content: drawingOf(0) },
    { name: '8 断平面图.dxf', content: drawingOf(0).slice(0, 9000) },
    { name: '9 陷阱.docx', content: hostileWord(page1) },
  ])
  const next = async (name: string) => {
    await page.getByRole('link', { name: `下一个文件：${name}` }).click()
    await expect(page).toHaveTitle(`${name} – 个人中心`)
  }
  await page.getByRole('link', { name: '1 图集.pdf' }).click()
  await expect(page.getByText('Page 1, line 1: beam B0 of axis 0')).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page.getByLabel('页码')).toHaveValue('2')
  await page.getByLabel('页码').fill('30')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page 30, line 1: beam B0 of axis 29')).toBeVisible()
  await next('2 坏图集.pdf')
  await expect(page.getByText('文件无法显示')).toBeVisible()

  await next('3 大楼.ifc')
  await expect(page.getByText('共8个构件')).toBeVisible()
  await page.getByRole('region', { name: '3 大楼.ifc' }).click()
  await expect(page.getByRole('complementary', { name: '属性' }).getByText('FireRating')).toBeVisible()
  await page.getByRole('checkbox', { name: '2层' }).click()
  await page.getByRole('slider', { name: '剖切位置' }).fill('0.5')
  await next('4 坏大楼.ifc')
  await expect(page.getByText(/文件无法显示|没有可显示的构件/)).toBeVisible()

  await next('5 构件.xlsx')
  await expect(page.getByRole('cell', { name: '600' })).toBeVisible()
  await page.getByRole('tab', { name: '梁' }).click()
  await expect(page.getByRole('cell', { name: 'L1' })).toBeVisible()
  await next('6 坏构件.xlsx')
  await expect(page.getByText('文件无法显示')).toBeVisible()

  await next('7 平面图.dxf')
  await expect(page.getByTitle('图形范围')).toHaveText(/× .* mm$/)
  await expect(page.getByText('没有字形')).toBeHidden()
  await next('8 断平面图.dxf')
  await expect(page.getByText('文件不完整：结尾缺失')).toBeVisible()
  await next('9 陷阱.docx')
  await expect(page.getByText('框架柱 KZ1')).toBeVisible()
  await expect(page.getByText('坏链接')).toBeVisible()
})
