import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright'
import { demo } from '../../../apps/api/src/seed/demo.ts'
import { freePort } from '../../../apps/api/src/testing/servers/freePort.ts'
import { type Service, startService } from '../../../apps/portal/e2e/harness/startService.ts'
import { findChromium } from '../../shared/chromium.ts'
import { installOutside } from './installOutside.ts'

interface Opened {
  readonly page: Page
  /** Errors in its console, and those that nobody caught. */
  readonly complaints: readonly string[]
}

export interface Host {
  /** The project, with everything installed. */
  readonly folder: string
  readonly port: number
  readonly origin: string
  /** The real service with demo data. */
  readonly service: Service
  /** @param slower the factor by which the computer is slower. Default: 1 */
  open(path: string, slower?: number): Promise<Opened>
  /** Called before everything else ends. */
  atEnd(end: () => unknown): void
  close(): Promise<void>
}

/**
 * A project of another site, the real service, and a browser.
 * @param name folder with the project's sources, beside this file, if there is one
 * @param packages what it installs besides ours; if none, nothing is installed
 * @param isAllowed whether the service allows its origin. Sites that are registered don't need that
 */
export async function prepareHost(
  name: string,
  packages: readonly string[],
  { isAllowed = true } = {},
): Promise<Host> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const ends: (() => unknown)[] = []
  const folder =
    packages.length > 0 ? installOutside(name, packages) : mkdtempSync(join(tmpdir(), `atrium-${name}-`))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const service = await startService({ environment: isAllowed ? { EMBED_ORIGINS: origin } : {} })
  ends.push(() => service.dispose())
  const browser: Browser = await chromium.launch(await findChromium())
  ends.push(() => browser.close())
  return {
    folder,
    port,
    origin,
    service,
    async open(path, slower = 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
      const debugging = await page.context().newCDPSession(page)
      await debugging.send('Emulation.setCPUThrottlingRate', { rate: slower })
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      await page.goto(`${origin}${path}`)
      return { page, complaints }
    },
    atEnd: (end) => ends.push(end),
    async close() {
      for (const end of ends.reverse()) await end()
    },
  }
}

/** Signs the super administrator in by the form of the feature. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(demo.accounts.superAdministrator)
  await page.getByRole('textbox', { name: '密码' }).fill(demo.password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Resolves when departments and members of the demo company are shown, with names that open their drawers. */
export async function seeMembers(page: Page | FrameLocator): Promise<void> {
  await page.getByRole('treeitem').first().waitFor()
  await page.getByRole('row').nth(1).locator('a').first().waitFor()
}
