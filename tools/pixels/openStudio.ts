import { type Browser, type CDPSession, chromium, type Page, type Request } from 'playwright'
import { findBundledChromium } from '../shared/chromium.ts'
import { openPreview } from '../stories/openPreview.ts'
import { drawAt, small, whole } from '../stories/resize.ts'
import { giveFonts, withoutSystemFonts } from './ourFonts.ts'

/** A page for taking pictures, one after another. */
export interface Stage {
  readonly page: Page
  /** Session of the Chrome DevTools Protocol. */
  readonly session: CDPSession
  /** Requests of the page: the number since it was opened, and the pending ones. */
  readonly requests: { count: number; readonly open: Set<Request> }
  /** Initially: pictures. */
  use: 'pictures' | 'walks'
  readonly look: Look
}

/**
 * How stories look in pictures. `compared`: whole pages, as small and as stable as possible. `published`: one screen as
 * users see it, with the product's font for Latin and with its illustrations.
 */
type Look = 'compared' | 'published'

/** Launch options of a browser that draws a story the same every time and on every machine. */
export async function studioBrowser() {
  const { executablePath, args } = await findBundledChromium()
  return {
    executablePath,
    // Partial repaints produce different pixels at round corners than full ones.
    args: [
      ...args,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-partial-raster',
      roomForYoung,
    ],
    env: { ...process.env, ...withoutSystemFonts(executablePath) } as Record<string, string>,
  }
}

/** In megabytes. Each story produces garbage at once, which the usual 1 to 16 MB would scan many times. */
const roomForYoung = '--js-flags=--min-semi-space-size=32'

export const openStudio = async (): Promise<Browser> => chromium.launch(await studioBrowser())

export async function openStage(browser: Browser, origin: string, look: Look = 'compared'): Promise<Stage> {
  const page = await openPreview(browser, origin, { deviceScaleFactor: 1 })
  // tsx makes functions call this to keep their names, including those that run in the page.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(setDate, today)
  await giveFonts(page, look === 'published' ? ['Atrium Inter', 'Atrium Inter Marks'] : [])
  await page.addStyleTag({ content: look === 'published' ? stillness : stillness + bareHall })
  return {
    page,
    session: await page.context().newCDPSession(page),
    requests: countRequests(page),
    use: 'pictures',
    look,
  }
}

/**
 * For pictures, time stands still and stories are drawn in their final size. For walks, time starts on the same
 * day and passes, and nothing is drawn.
 */
export async function setFor(stage: Stage, use: Stage['use']): Promise<void> {
  if (stage.use === use) return
  stage.use = use
  await stage.page.evaluate(stopTime, use === 'pictures')
  await drawAt(stage.page, use === 'pictures' ? whole : small)
}

/** A day after the date of the stories' data. */
const today = Date.parse('2026-11-22T10:00:00+08:00')

/** Runs in the page. Playwright's clock would also replace the timers that stories use for waiting. */
function setDate(now: number) {
  window.isTimeStopped = true
  const time = () => now + (window.isTimeStopped ? 0 : Math.floor(performance.now() - window.runningSince))
  window.Date = new Proxy(Date, {
    construct: (Real, given) => Reflect.construct(Real, given.length > 0 ? given : [time()]),
    get: (Real, name) => (name === 'now' ? time : Reflect.get(Real, name)),
  })
}

declare global {
  interface Window {
    isTimeStopped: boolean
    /** Milliseconds since the page was opened. */
    runningSince: number
  }
}

/** Runs in the page. */
function stopTime(isStopped: boolean) {
  window.isTimeStopped = isStopped
  window.runningSince = performance.now()
}

/**
 * Animations stop from the start: stopping them when a picture is taken leaves stray pixels that depend on the
 * moment. Hiding the caret only then would make the browser compute the style of the whole page twice.
 */
const stillness =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }'

/** The illustration is the same beside each sign-in screen and takes a third of a megabyte per picture. */
const bareHall = `[data-slot='hall'] { background: #1a4885 !important } [data-slot='hall']::before { content: none !important }`

function countRequests(page: Page): Stage['requests'] {
  const requests = { count: 0, open: new Set<Request>() }
  page.on('request', (request) => {
    requests.count++
    requests.open.add(request)
  })
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => requests.open.delete(request))
  }
  return requests
}

/**
 * A picture of the page as a PNG: as soon as it is the expected one, else when two in a row are equal and
 * nothing is pending.
 */
export async function takePicture(stage: Stage, isAwaited: (picture: Buffer) => boolean): Promise<Buffer> {
  let last: Glance | undefined
  for (let looks = 0; looks < patience; looks++) {
    const next = await glance(stage)
    if (isAwaited(next.picture) || (last && isSame(last, next))) return next.picture
    last = next
  }
  throw new Error(`It looked different each of ${patience} times. Let it settle, or stop the movement.`)
}

const patience = 100

interface Glance {
  readonly picture: Buffer
  readonly count: number
  /** All requests have been answered, and the page is drawn. */
  readonly isWhole: boolean
}

const isSame = (last: Glance, next: Glance) =>
  next.picture.equals(last.picture) && next.count === last.count && next.isWhole && last.isWhole

async function glance(stage: Stage): Promise<Glance> {
  const { page, requests } = stage
  const { width, height, fits, isDrawn } = await page.evaluate(async () => {
    // With several pages in one browser, some never get an idle callback.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    const { scrollWidth, scrollHeight } = document.documentElement
    return {
      width: Math.max(scrollWidth, innerWidth),
      // Content below two screens is more of the same, and takes a third of a megabyte in some pictures.
      height: Math.min(scrollHeight, 2 * innerHeight),
      fits: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
      // Its code may have arrived while React still delays rendering it.
      isDrawn:
        document.querySelector(`:is([data-slot='product-drawing'], [data-slot='elevation']):empty`) === null,
    }
  })
  const picture = await (fits || stage.look === 'published'
    ? shootFast(stage)
    : page.screenshot({ ...wholePage, clip: { x: 0, y: 0, width, height } }))
  return { picture, count: requests.count, isWhole: isDrawn && requests.open.size === 0 }
}

const wholePage = { fullPage: true, animations: 'allow', caret: 'initial' } as const

/** Playwright compresses each picture as much as possible, which takes as long as drawing it. */
async function shootFast({ session }: Stage): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}
