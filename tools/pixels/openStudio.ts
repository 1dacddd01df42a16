import { type Browser, type CDPSession, chromium, type Page, type Request } from 'playwright'
import { findBundledChromium } from '../shared/chromium.ts'
import { openPreview } from '../stories/openPreview.ts'
import { drawAt, small, whole } from '../stories/resize.ts'
import { giveFonts, withoutSystemFonts } from './ourFonts.ts'

/** A page to take pictures in, one after the other. */
export interface Stage {
  readonly page: Page
  /** Chromium's own ear for the page. */
  readonly session: CDPSession
  /** What the page has asked for: how much since it was opened, and what of it hasn't come yet. */
  readonly requests: { count: number; readonly open: Set<Request> }
  /** At first: pictures. */
  use: 'pictures' | 'walks'
}

/** How to launch the browser in which a story looks the same at every time on every machine. */
export async function studioBrowser() {
  const { executablePath, args } = await findBundledChromium()
  return {
    executablePath,
    // What is drawn anew only in part ends in other pixels at a round corner than what is drawn whole.
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

/** Megabytes. Each story leaves its own behind at once: with the usual 1 to 16 it is looked through many times. */
const roomForYoung = '--js-flags=--min-semi-space-size=32'

export const openStudio = async (): Promise<Browser> => chromium.launch(await studioBrowser())

export async function openStage(browser: Browser, origin: string): Promise<Stage> {
  const page = await openPreview(browser, origin, { deviceScaleFactor: 1 })
  // tsx has functions call this to keep their names, those for the page too.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(setDate, today)
  await giveFonts(page)
  await page.addStyleTag({ content: stillness + bareHall })
  return {
    page,
    session: await page.context().newCDPSession(page),
    requests: countRequests(page),
    use: 'pictures',
  }
}

/**
 * Of pictures the time stands still, and they are drawn as large as they are kept; who only walks through a story has
 * time pass, from the same day on, and sees nothing.
 */
export async function setFor(stage: Stage, use: Stage['use']): Promise<void> {
  if (stage.use === use) return
  stage.use = use
  await stage.page.evaluate(stopTime, use === 'pictures')
  await drawAt(stage.page, use === 'pictures' ? whole : small)
}

/** A day after what the stories tell of. */
const today = Date.parse('2026-11-22T10:00:00+08:00')

/** Inside the page. Playwright's clock would also take the timers over, by which stories await what they do. */
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

/** Inside the page. */
function stopTime(isStopped: boolean) {
  window.isTimeStopped = isStopped
  window.runningSince = performance.now()
}

/**
 * Stopping what turns, when a picture is taken, leaves a pixel here or there that depends on the moment; hiding the
 * caret only then has the style of the whole page computed twice.
 */
const stillness =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }'

/** Its drawing is the same beside each way in, and takes a third of a megabyte in each picture. */
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
 * The picture of what a page shows, as a PNG: as soon as it is the one that is awaited, else when it looks the same twice
 * and nothing of it is on its way.
 */
export async function takePicture(stage: Stage, isAwaited: (picture: Buffer) => boolean): Promise<Buffer> {
  let last: Look | undefined
  for (let looks = 0; looks < patience; looks++) {
    const next = await look(stage)
    if (isAwaited(next.picture) || (last && isSame(last, next))) return next.picture
    last = next
  }
  throw new Error(`It looked different each of ${patience} times. Let it come to rest, or fix what moves.`)
}

const patience = 100

interface Look {
  readonly picture: Buffer
  readonly count: number
  /** Everything it asked for had come, and is drawn. */
  readonly isWhole: boolean
}

const isSame = (last: Look, next: Look) =>
  next.picture.equals(last.picture) && next.count === last.count && next.isWhole && last.isWhole

async function look(stage: Stage): Promise<Look> {
  const { page, requests } = stage
  const { width, height, fits, isDrawn } = await page.evaluate(async () => {
    // Of several pages in one browser some are never told that they are idle.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    const { scrollWidth, scrollHeight } = document.documentElement
    return {
      width: Math.max(scrollWidth, innerWidth),
      // What comes after two screens is more of the same, and takes a third of a megabyte in some.
      height: Math.min(scrollHeight, 2 * innerHeight),
      fits: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
      // Its code may have come while React still holds it back.
      isDrawn:
        document.querySelector(`:is([data-slot='product-drawing'], [data-slot='elevation']):empty`) === null,
    }
  })
  const picture = await (fits
    ? shootFast(stage)
    : page.screenshot({ ...wholePage, clip: { x: 0, y: 0, width, height } }))
  return { picture, count: requests.count, isWhole: isDrawn && requests.open.size === 0 }
}

const wholePage = { fullPage: true, animations: 'allow', caret: 'initial' } as const

/** Playwright has each packed as small as can be, which takes as long as drawing it. */
async function shootFast({ session }: Stage): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}
