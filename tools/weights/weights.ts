import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pagePaths } from '@atrium/contracts/paths'
import type { Browser, Page, Response } from 'playwright'
import { build, type Rollup } from 'vite'
import { demo } from '../../apps/api/src/seed/demo'
import { expect } from '../../apps/portal/e2e/harness/expect'
import { signIn } from '../../apps/portal/e2e/harness/signIn'
import { watchSettling } from '../../apps/portal/e2e/harness/watchSettling'
import { signedInScreens } from '../../apps/portal/e2e/screens/routes'
import { routes } from '../../apps/portal/src/routes'

/** Budgets in bytes after gzip. */
export const budgets = { signIn: 120_000, route: 200_000, dataTable: 45_000 } as const

export interface Weight {
  readonly what: string
  /** Bytes after gzip. */
  readonly bytes: number
  readonly budget: number
}

/** Every route of a signed-in person, at addresses filled with demo data where needed. */
async function weighedRoutes(page: Page): Promise<string[]> {
  const screens = await signedInScreens(page)
  return Object.entries(routes)
    .filter(([, { frame }]) => frame !== 'bare')
    .map(([path]) => screens.find((screen) => screen.path.startsWith(`${path}?`))?.path ?? path)
}

const atOnce = 3

/** English texts are loaded in addition. */
const locale = 'zh-CN'

/** The JavaScript of each screen when nothing is cached, from the service at this origin. */
export async function weighRoutes(browser: Browser, origin: string): Promise<Weight[]> {
  const first = await browser.newContext({ baseURL: origin, locale })
  try {
    const page = await first.newPage()
    const signInWeight = { what: 'sign-in', bytes: await weighSignIn(page), budget: budgets.signIn }
    await signIn(page, demo.accounts.superAdministrator)
    await menuOf(page).waitFor()
    const left = await weighedRoutes(page)
    const storageState = await first.storageState()
    const weighed: Weight[] = []
    const weighOneByOne = async () => {
      for (let route = left.shift(); route !== undefined; route = left.shift()) {
        const context = await browser.newContext({ baseURL: origin, locale, storageState })
        const bytes = await weighRoute(await context.newPage(), route).catch((cause: unknown) => {
          throw new Error(`The page at ${route} can’t be weighed.`, { cause })
        })
        weighed.push({ what: route.replace(/\?.*/, ''), bytes, budget: budgets.route })
        await context.close()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, weighOneByOne))
    return [signInWeight, ...weighed]
  } finally {
    await first.close()
  }
}

export async function weighSignIn(page: Page): Promise<number> {
  const weigh = startWeighing(page)
  const settled = watchSettling(page)
  await page.goto(pagePaths.signIn)
  // The form works once the code that seals the password is loaded, which starts on focus.
  await page.getByRole('textbox', { name: '账号' }).focus()
  await settled()
  return weigh()
}

async function weighRoute(page: Page, route: string): Promise<number> {
  const weigh = startWeighing(page)
  const settled = watchSettling(page)
  await page.goto(route)
  await menuOf(page).waitFor()
  // A screen sets the page's title.
  await expect(page).toHaveTitle(/ [-–] |^个人中心$/)
  await settled()
  return weigh()
}

/** Only signed-in people have it. */
const menuOf = (page: Page) => page.getByRole('navigation', { name: '主菜单' })

/** Sorted by address, because most are on every page. */
const weights = new Map<string, Promise<number>>()

function weightOf(script: Response): Promise<number> {
  const known = weights.get(script.url()) ?? script.body().then((body) => gzipSync(body, { level: 9 }).length)
  weights.set(script.url(), known)
  return known
}

/** Returns a function that reports the bytes of all scripts that the page has requested since the call. */
export function startWeighing(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = []
  const weigh = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(weightOf(response))
  }
  page.on('response', weigh)
  return async () => {
    page.off('response', weigh)
    return (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
  }
}

const entry = join(import.meta.dirname, 'weighed-entry.js')
const code = `import { DataTable } from '@atrium/ui/data-table'; globalThis.weighed = DataTable`

/** The size that the data table adds to a page with React, in a production build. */
export async function weighDataTable(): Promise<Weight> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@atrium/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'atrium:weighed-entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, external: [/^react(-dom)?(\/|$)/] },
    },
  })
  const scripts = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
  const bytes = gzipSync(scripts.map((chunk) => chunk.code).join('\n'), { level: 9 }).length
  return { what: 'data table over React', bytes, budget: budgets.dataTable }
}
