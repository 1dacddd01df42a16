import { createHash } from 'node:crypto'
import { pagePaths } from '@atrium/contracts/paths'
import { enter } from '../harness/enter'
import { expect } from '../harness/expect'
import { journey } from '../harness/journey'
import { notification } from '../harness/notification'
import { outage } from '../harness/outage'
import { ifcOf } from '../harness/previewSamples'

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Two upload parts, and a bit more. */
const modelSize = 70 * 1024 * 1024

/** The test and the page generate the same noise: passing such a large file to the browser would take a minute. */
function contentOf(size: number) {
  const words = new Uint32Array(size / 4)
  let noise = 7
  for (let at = 0; at < words.length; at++) {
    noise ^= noise << 13
    noise ^= noise >>> 17
    noise ^= noise << 5
    words[at] = noise
  }
  return new Uint8Array(words.buffer)
}

function chooseModel(input: Element, size: number) {
  const chosen = new DataTransfer()
  chosen.items.add(new File([contentOf(size)], '结构模型.ifc', { lastModified: Date.UTC(2026, 0, 1) }))
  Object.assign(input, { files: chosen.files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Runs in the page: the first part arrives, then nothing more until a reload. */
function cutAfterFirstPart() {
  const { open } = XMLHttpRequest.prototype
  let parts = 0
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
    if (method === 'PATCH') parts += 1
    const isCut = method === 'PATCH' && parts > 1
    if (isCut) Object.assign(window, { isCut })
    open.call(this, method, isCut ? 'http://127.0.0.1:1/' : url, true)
  }
}

journey(
  'upload, lose the connection, reload, resume with the same file, download, delete and restore it',
  async ({ visit }) => {
    const { page, tolerate } = await visit()
    await page.addInitScript(`globalThis.contentOf = ${contentOf}`)
    tolerate(...outage, /127\.0\.0\.1:1\//)
    await enter(page, pagePaths.ownDisk, 'individual')

    await page.getByRole('button', { name: '新建文件夹' }).click()
    await page.getByRole('textbox', { name: '文件夹名称' }).fill('模型')
    await page.getByRole('button', { name: '新建', exact: true }).click()
    await page.getByRole('link', { name: '模型', exact: true }).click()
    await expect(page.getByText('这里还没有文件')).toBeVisible()

    await page.evaluate(cutAfterFirstPart)
    await page.locator('input[type=file][multiple]').evaluate(chooseModel, modelSize)
    const panel = page.getByRole('region', { name: /上传/ })
    await expect(panel.getByText('结构模型.ifc')).toBeVisible()
    await page.waitForFunction(() => 'isCut' in window)

    await page.reload()
    await expect(panel.getByText('32 MB / 70 MB')).toBeVisible()
    const goingOn = page.waitForRequest((request) => request.method() === 'PATCH')
    await panel.locator('input[type=file]').evaluate(chooseModel, modelSize)
    await expect(panel.getByText('已上传1个文件')).toBeVisible({ timeout: 60_000 })
    // It resumed where it was interrupted.
    expect(Number((await goingOn).headers()['upload-offset'])).toBe(32 * 1024 * 1024)
    await panel.getByRole('button', { name: '关闭' }).click()

    const row = page.getByRole('row', { name: /结构模型\.ifc/ })
    await expect(row.getByText('70 MB')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await row.getByRole('button', { name: '下载：结构模型.ifc' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('结构模型.ifc')
    const saved = await (await fetch(download.url())).arrayBuffer()
    expect(hashOf(new Uint8Array(saved))).toBe(hashOf(contentOf(modelSize)))

    await row.getByRole('button', { name: '结构模型.ifc的操作' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(notification(page, '已将1项移入回收站')).toBeVisible()
    await expect(page.getByText('这里还没有文件')).toBeVisible()
    await page.getByRole('button', { name: '更多', exact: true }).click()
    await page.getByRole('menuitem', { name: '回收站' }).click()
    await page.getByRole('button', { name: '恢复：结构模型.ifc' }).click()
    await expect(page.getByText('回收站是空的')).toBeVisible()
    await page.goBack()
    await expect(row).toBeVisible()
  },
)

journey(
  'uploads continue on other pages, the menu restores the folder, and it downloads as one zip',
  async ({ visit }) => {
    const { page } = await visit()
    await enter(page, pagePaths.ownDisk, 'individual')
    await page.getByRole('button', { name: '新建文件夹' }).click()
    await page.getByRole('textbox', { name: '文件夹名称' }).fill('外业')
    await page.getByRole('button', { name: '新建', exact: true }).click()
    await page.getByRole('link', { name: '外业', exact: true }).click()
    await expect(page.getByText('这里还没有文件')).toBeVisible()

    let goOn: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/api/CloudDisk/Upload/*', async (route) => {
      await held
      return route.continue()
    })
    const names = ['总图.dwg', '照片.jpg']
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles(
        names.map((name) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(name) })),
      )
    const panel = page.getByRole('region', { name: /上传/ })
    await expect(panel).toBeVisible()
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await menu.getByRole('link', { name: '个人中心' }).click()
    await expect(page).toHaveURL(/personalMainPage/)
    await expect(panel.getByText('正在上传：0 / 2')).toBeVisible()
    const asks = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await asks()).toBe(true)
    goOn()
    await expect(panel.getByText('已上传2个文件')).toBeVisible()
    expect(await asks()).toBe(false)
    await panel.getByRole('button', { name: '关闭' }).click()

    await menu.getByRole('link', { name: /云盘/ }).click()
    await expect(page.getByRole('row', { name: /总图\.dwg/ })).toBeVisible()
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '云盘' }).click()
    const folder = page.getByRole('row', { name: /外业/ })
    const file = page.getByRole('row', { name: /总图\.dwg/ })
    await expect(folder).toBeVisible()
    await folder.getByRole('button', { name: '外业的操作' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: '打包下载' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('外业.zip')
    const zip = await (await page.request.get(download.url())).body()
    for (const name of names) expect(zip.includes(`外业/${name}`)).toBe(true)

    // Moves it out of the folder by dragging, and back with the dialog.
    await folder.getByRole('link', { name: '外业' }).click()
    await file.dragTo(page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '云盘' }))
    await expect(notification(page, '已移动1项')).toBeVisible()
    await expect(file).toHaveCount(0)
    await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '云盘' }).click()
    await file.dragTo(folder)
    await expect(file).toHaveCount(0)
  },
)

journey(
  'a member shares a model on the company’s disk by a link with a code, and a visitor views it until it is revoked',
  async ({ visit }) => {
    const { page } = await visit()
    const model = ifcOf(100_000)
    await enter(page, pagePaths.sharedDisk, 'member')
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: '会展中心.ifc', mimeType: 'application/octet-stream', buffer: model })
    const row = page.getByRole('row', { name: /会展中心\.ifc/ })
    await expect(row).toBeVisible()
    await page.getByRole('region', { name: /上传/ }).getByRole('button', { name: '关闭' }).click()
    await row.getByRole('button', { name: '会展中心.ifc的操作' }).click()
    await page.getByRole('menuitem', { name: '分享' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '创建链接' }).click()
    const link = new URL(await dialog.getByRole('textbox', { name: '链接' }).inputValue())
    const code = await dialog.getByRole('textbox', { name: '提取码' }).inputValue()
    await dialog.getByRole('button', { name: '关闭' }).first().click()

    const { page: stranger } = await visit()
    await stranger.goto(link.pathname + link.search)
    const field = stranger.getByRole('textbox', { name: '提取码' })
    await field.fill('aaaaaa')
    await stranger.getByRole('button', { name: '查看' }).click()
    await expect(stranger.getByText('提取码错误')).toBeVisible()
    await field.fill(code)
    await stranger.getByRole('button', { name: '查看' }).click()
    await expect(stranger.getByRole('heading', { name: '会展中心.ifc' })).toBeVisible()
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: '会展中心.ifc' })).toBeVisible()
    await expect(field).toHaveCount(0)
    await expect(stranger.locator('main [data-state=ready]')).toBeVisible()
    const downloading = stranger.waitForEvent('download')
    await stranger.getByRole('button', { name: '下载' }).click()
    const download = await downloading
    expect((await (await stranger.request.get(download.url())).body()).equals(model)).toBe(true)

    await page.getByRole('button', { name: '更多', exact: true }).click()
    await page.getByRole('menuitem', { name: '我的分享' }).click()
    await page.getByRole('button', { name: '会展中心.ifc的操作' }).click()
    await page.getByRole('menuitem', { name: '取消分享' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消分享' }).click()
    await expect(notification(page, '已取消分享')).toBeVisible()
    await stranger.getByRole('button', { name: '下载' }).click()
    await expect(notification(stranger, '下载失败：该分享已取消或失效，请联系分享者')).toBeVisible()
    expect((await stranger.request.get(download.url())).status()).toBe(404)
    await stranger.reload()
    await expect(stranger.getByText('分享已取消')).toBeVisible()
  },
)
