import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagePaths } from '@atrium/contracts/paths'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { enter } from '../../apps/portal/e2e/harness/enter'
import { expect } from '../../apps/portal/e2e/harness/expect'
import { openVisitor } from '../../apps/portal/e2e/harness/openVisitor'
import { startService } from '../../apps/portal/e2e/harness/startService'
import { buildPortal } from '../service/buildPortal.ts'
import { findChromium } from '../shared/chromium'
import type { Figure } from './Figure'
import { fillNoise } from './fillNoise'

const size = 2 * 1024 ** 3
const name = '整体模型.ifc'
/** Uploads of this size take a minute or two on a slow disk. */
const patience = { timeout: 1_200_000 }

/** Uploads 2 GiB through the portal in Chromium, with two interruptions within a part and one reload. */
export async function measureLargeUpload(): Promise<Figure[]> {
  buildPortal()
  const directory = mkdtempSync(join(tmpdir(), 'atrium-bench-upload-'))
  const file = join(directory, name)
  const [service, browser] = [await startService(), await chromium.launch(await findChromium())]
  try {
    await fillNoise(file, size)
    const { page } = await openVisitor(browser, service.origin)
    await enter(page, pagePaths.ownDisk, 'individual')
    const start = performance.now()
    await page.locator('input[type=file][multiple]').setInputFiles(file)
    await reach(page, 0.2)
    await cutOff(page)
    await reach(page, 0.5)
    await cutOff(page)
    const left = await reach(page, 0.7)
    await page.reload()
    const panel = page.getByRole('region', { name: /上传/ })
    const goneOn = reach(page, 0)
    await panel.locator('input[type=file]').setInputFiles(file)
    const from = await goneOn
    await expect(panel.getByText('已上传1个文件')).toBeVisible(patience)
    const seconds = (performance.now() - start) / 1000
    const downloading = page.waitForEvent('download', patience)
    await page.getByRole('button', { name: `下载：${name}` }).click()
    const download = await downloading
    const isSame = (await hashOf(fetched(download.url()))) === (await hashOf(createReadStream(file)))
    await download.cancel()
    return [
      {
        what: '2 GiB, cut off twice, reloaded once: what comes back',
        measured: `${isSame ? 'the same hash' : 'ANOTHER HASH'}, after ${seconds.toFixed(0)} s`,
        target: 'the same hash',
        met: isSame,
      },
      {
        what: 'bytes sent again after the reload',
        measured: `${Math.max(0, left - from)} of ${size}`,
        target: 'at most a part of 32 MiB',
        met: left - from <= 32 * 1024 ** 2,
      },
    ]
  } finally {
    await browser.close()
    await service.dispose()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Resolves when a part beyond this share of the file is sent, with the start of the part. */
async function reach(page: Page, share: number): Promise<number> {
  const offsetOf = (request: { headers(): Record<string, string>; method(): string }) =>
    request.method() === 'PATCH' ? Number(request.headers()['upload-offset']) : Number.NaN
  return offsetOf(await page.waitForRequest((request) => offsetOf(request) >= share * size, patience))
}

/** Requests in flight fail, and so do retries until the connection is back. */
async function cutOff(page: Page): Promise<void> {
  const context: BrowserContext = page.context()
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
  await context.setOffline(true)
  await failed
  await context.setOffline(false)
}

const fetched = (url: string) =>
  new Promise<NodeJS.ReadableStream>((resolve, reject) => get(url, resolve).on('error', reject))

async function hashOf(content: NodeJS.ReadableStream | Promise<NodeJS.ReadableStream>): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of await content) hash.update(part)
  return hash.digest('hex')
}
