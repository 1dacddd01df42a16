import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { demo } from '../apps/api/src/seed/demo'
import { signIn } from '../apps/portal/e2e/harness/signIn'
import { watchRequests } from '../apps/portal/e2e/harness/watchRequests'

/** The most that may be fetched, in bytes of gzip. */
export const budgets = { signIn: 110_000, route: 190_000, dataTable: 45_000 } as const

/**
 * Routes that are over their budget: what they may weigh until they are within it, so that they don't grow
 * meanwhile. The benchmark goes on to say that they miss their target.
 */
const overBudget: Readonly<Record<string, number>> = {
  '/EmPowerAsMember': 200_000,
  '/manageAsMember': 202_000,
  '/EmPowerAsPro': 200_000,
  '/manageAsPro': 212_000,
  '/comMbManage': 229_000,
  '/seeMemberApply': 210_000,
}

/** What a route must not exceed today. */
export const limitOf = ({ what, budget }: Weight): number => overBudget[what] ?? budget

export interface Weight {
  readonly what: string
  /** Bytes of gzip. */
  readonly bytes: number
  readonly budget: number
}

/** Every route of the console, and those of the personal space. */
const weighedRoutes = [
  '/CompanyMainPage',
  '/allProucctsAndSer',
  '/EmPowerAsMember',
  `/manageAsMember?userId=${encodeURIComponent(btoa(demo.userIds.member))}`,
  '/EmPowerAsPro',
  `/manageAsPro?mainId=${demo.mainIds.seismic}&productType=0`,
  '/comMbManage',
  '/seeMemberApply',
  '/applyDetail?applyId=application-1',
  '/companyInfo',
  '/CompanySetPassword',
  '/administratorManual',
  '/personalMainPage',
  '/ResetPassword',
] as const

/** The JavaScript of each screen when nothing is cached, from the service at this origin. */
export async function weighRoutes(browser: Browser, origin: string): Promise<Weight[]> {
  const first = await browser.newContext({ baseURL: origin })
  try {
    const page = await first.newPage()
    const weigh = startWeighing(page)
    const settled = watchRequests(page)
    await page.goto('/WebLogin')
    // The form works once the code that seals the password is there, which it fetches on focus.
    await page.getByRole('textbox', { name: '账号' }).focus()
    await settled()
    const signInWeight = { what: 'sign-in', bytes: await weigh(), budget: budgets.signIn }

    await signIn(page, demo.accounts.superAdministrator)
    await menuOf(page).waitFor()
    const storageState = await first.storageState()
    const routes: Weight[] = []
    for (const route of weighedRoutes) {
      const context = await browser.newContext({ baseURL: origin, storageState })
      routes.push({
        what: route.replace(/\?.*/, ''),
        bytes: await weighRoute(await context.newPage(), route),
        budget: budgets.route,
      })
      await context.close()
    }
    return [signInWeight, ...routes]
  } finally {
    await first.close()
  }
}

async function weighRoute(page: Page, route: string): Promise<number> {
  const weigh = startWeighing(page)
  const settled = watchRequests(page)
  await page.goto(route)
  await menuOf(page).waitFor()
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await settled()
  return weigh()
}

/** Only who is signed in has it. */
const menuOf = (page: Page) => page.getByRole('navigation', { name: '主菜单' })

function startWeighing(page: Page): () => Promise<number> {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  return async () =>
    (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
