import { type PageName, pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { routes } from '../src/routes'
import { firstRequests } from '../src/routes/firstRequests'
import { enter } from './harness/enter'
import { expect } from './harness/expect'
import { journey } from './harness/journey'
import { watchSettling } from './harness/watchSettling'
import { openScreens, type Screen, signedInScreens } from './screens/routes'
import { watchFirstRequests } from './screens/watchFirstRequests'

const mostShift = 0.05

const desk = { width: 1366, height: 900 }
/** Content that fits the narrowest phone fits all. */
const phone = { width: 360, height: 740 }

/** One of the screens is an address without a page. */
const noSuchPage = /404 \(Not Found\) \(\S+\/noSuchPage\)/

/** A screen spends most of its time waiting for the service or for requests to stop. */
const mostTabs = 4

// A violation of the policy on any of them fails the journey, like any other reported problem.
journey(
  'on a desktop every screen has its title, shifts nothing while it loads, overflows nowhere, cuts nothing in its lists, and makes no vain request',
  async ({ visit }) => {
    const { page, openTab, tolerate } = await visit({ viewport: desk })
    tolerate(noSuchPage)
    const look = async (tab: Page, place: Screen | string) => {
      const loaded = watchLoading(tab)
      if (typeof place !== 'string') return [...(await check(tab, place)), ...(await loaded(place.path))]
      await open(tab, place)
      return loaded(place)
    }
    const problems = await walk(page, openTab, (screens) => [...screens, ...pathsBeside(screens)], look)
    expect(problems).toEqual([])
  },
)

journey(
  'on a phone every screen has its title, shifts nothing while it loads, overflows nowhere, and cuts nothing in its lists',
  async ({ visit }) => {
    const { page, openTab, tolerate } = await visit({ viewport: phone })
    tolerate(noSuchPage)
    expect(await walk(page, openTab, (screens) => screens, check)).toEqual([])
  },
)

/**
 * Checks the public screens, then those of a super administrator in several tabs. The company's come first,
 * because tabs share what a page outside of a company stores.
 */
async function walk<Place extends Screen | string>(
  page: Page,
  openTab: () => Promise<Page>,
  placesOf: (screens: readonly Screen[]) => readonly (Screen | Place)[],
  look: (page: Page, place: Screen | Place) => Promise<string[]>,
): Promise<string[]> {
  await page.context().addInitScript(countShifts)
  await page.context().addInitScript(writeWidely)
  const problems: string[] = []
  for (const screen of openScreens) problems.push(...(await check(page, screen)))
  await enter(page, pagePaths.companyHome)
  const tabs = [page, ...(await Promise.all(Array.from({ length: mostTabs - 1 }, openTab)))]
  const places = placesOf(await signedInScreens(page))
  for (const part of [places.filter((place) => !isOfPerson(place)), places.filter(isOfPerson)]) {
    await inTurn(tabs, part, async (tab, place) => {
      problems.push(...(await look(tab, place)))
    })
  }
  return problems
}

const isOfPerson = (place: Screen | string) => {
  const path = typeof place === 'string' ? place : place.path
  return routes[path.replace(/\?.*/, '')]?.isPersonal === true
}

/** Further paths to load: routes that need more than the demo data, and requests without a query. */
function pathsBeside(screens: readonly Screen[]): string[] {
  const seen = new Set(screens.flatMap(({ path }) => [path, path.replace(/\?.*/, '')]))
  const framed = Object.keys(routes).filter((path) => routes[path]?.frame !== 'bare')
  return [
    ...framed.filter((path) => !seen.has(path)),
    ...pathsWithRequests.filter((path) => !screens.some((screen) => screen.path === path)),
  ]
}

/** Pages that declare their first requests. */
const pathsWithRequests = (Object.keys(firstRequests) as PageName[]).map((name) => pagePaths[name])

const asksFirst = new Set<string>([pagePaths.personalHome, pagePaths.companySettings, ...pathsWithRequests])

/** The returned function reports requests that the page made in vain. */
function watchLoading(page: Page): (path: string) => Promise<string[]> {
  const askedOtherwise = watchFirstRequests(page)
  return async (path) => {
    const problems = await askedOtherwise(path)
    return asksFirst.has(path) ? problems : []
  }
}

journey('nothing in a list is cut in English either', async ({ visit }) => {
  const { page, openTab, tolerate } = await visit({ viewport: { width: 1366, height: 900 } })
  tolerate(noSuchPage)
  await enter(page, pagePaths.companyHome)
  await page.context().addInitScript(writeWidely)
  await page.evaluate(() => localStorage.setItem('locale', 'en'))
  const problems: string[] = []
  const lists = (await signedInScreens(page)).filter(({ list }) => list)
  const opened = await Promise.all(Array.from({ length: mostTabs - 1 }, openTab))
  await inTurn([page, ...opened], lists, async (tab, { path }) => {
    await open(tab, path)
    await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
    problems.push(...(await cutInBothFonts(tab)).map((what) => `${path} cuts ${what}`))
  })
  expect(problems).toEqual([])
})

/** Runs several tabs; each takes the next screen as soon as it is done. */
async function inTurn<Place>(
  pages: readonly Page[],
  places: readonly Place[],
  visit: (page: Page, place: Place) => Promise<void>,
): Promise<void> {
  const left = [...places]
  const oneByOne = async (page: Page) => {
    for (let place = left.shift(); place; place = left.shift()) await visit(page, place)
  }
  await Promise.all(pages.map(oneByOne))
}

async function open(page: Page, path: string): Promise<void> {
  const settled = watchSettling(page)
  await page.goto(path)
  await settled()
}

/** Opens a screen and returns its problems. */
async function check(
  page: Page,
  { path, title, inFull = `${title} - Atrium账户中心` }: Screen,
): Promise<string[]> {
  await open(page, path)
  await expect(page).toHaveTitle(inFull)
  const { shift, overflow } = await measure(page)
  return [
    ...(shift > mostShift ? [`${path} shifted by ${shift.toFixed(3)}`] : []),
    ...(overflow > 0 ? [`${path} is ${overflow} px too wide`] : []),
    ...(await cutInBothFonts(page)).map((what) => `${path} cuts ${what}`),
  ]
}

/** Uses the widest common font; as an adopted sheet, which the policy allows. */
function writeWidely(): void {
  window.widely = new CSSStyleSheet()
  window.widely.replaceSync("* { font-family: Verdana, 'DejaVu Sans', sans-serif !important }")
  document.adoptedStyleSheets.push(window.widely)
}

/** Restores the product's own font, whose digits are wider still. */
async function writeAsUsual(): Promise<void> {
  window.widely.disabled = true
  // Fonts are loaded when text is laid out with them.
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

async function cutInBothFonts(page: Page): Promise<string[]> {
  const widely = await cutOn(page)
  await page.evaluate(writeAsUsual)
  const asUsual = await cutOn(page)
  return [...widely, ...asUsual.map((what) => `${what} in its own font`)]
}

/**
 * Truncated content in tables: tables that scroll sideways, headers, buttons and cells, except long words that
 * are cut on purpose and have a tooltip.
 */
const cutOn = (page: Page) =>
  page.evaluate(() => {
    const cut = (selector: string) =>
      [...document.querySelectorAll(`[data-slot=data-table][data-layout=table] ${selector}`)].filter(
        (element) => element.scrollWidth > element.clientWidth,
      )
    return [
      ...cut('section').map((table) => `a table by ${table.scrollWidth - table.clientWidth} px`),
      ...cut('thead th *')
        // Elements of one px are for screen readers only.
        .filter((words) => getComputedStyle(words).overflowX !== 'visible' && words.clientWidth > 1)
        .map(({ textContent }) => `the head “${textContent}”`),
      // The reason at a checkbox floats out of its cell.
      ...cut('tbody :is(td, th):not([data-select])')
        .filter((cell) => !cell.querySelector('[data-slot=truncated-text], [data-slot=inline-edit]'))
        .map(({ textContent }) => `“${textContent}”`),
      ...[...document.querySelectorAll('[data-slot=data-table] tbody td :is(a, button)')]
        .filter((button) => {
          const cell = button.closest('td')
          if (!cell || getComputedStyle(cell).overflowX === 'visible') return false
          const [inner, outer] = [button.getBoundingClientRect(), cell.getBoundingClientRect()]
          return inner.width > 1 && (inner.left < outer.left - 1 || inner.right > outer.right + 1)
        })
        .map(({ textContent, ariaLabel }) => `the button “${ariaLabel ?? textContent}”`),
    ]
  })

/** Sums every layout shift, which is at least the browser's cumulative value. */
function countShifts(): void {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        window.shift += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const measure = (page: Page) =>
  page.evaluate(() => ({
    shift: window.shift,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))

declare global {
  interface Window {
    shift: number
    widely: CSSStyleSheet
  }
}
