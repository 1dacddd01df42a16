import { type Browser, chromium, type Page, type Request } from 'playwright'
import { findBundledChromium } from '../chromium.ts'
import { listStories } from '../storybook/listStories.ts'
import { openPreview } from '../storybook/openPreview.ts'
import type { Story } from '../storybook/Story.ts'
import { showStory } from '../storybook/showStory.ts'
import { giveFonts, withoutSystemFonts } from './ourFonts.ts'
import { type Picture, readPicture } from './Picture.ts'
import type { Shot } from './shotsOf.ts'

export interface Studio {
  /** The browser's version. */
  readonly chromium: string
  stories(): Promise<Story[]>
  /** Opens a page to take pictures in, one after the other. */
  open(): Promise<Stage>
  close(): Promise<void>
}

export interface Stage {
  readonly page: Page
  /** What the page has asked for: how much since it was opened, and what of it hasn't come yet. */
  readonly requests: { count: number; readonly open: Set<Request> }
}

/** A browser in which a story looks the same at every time on every machine. */
export async function openStudio(origin: string): Promise<Studio> {
  const { executablePath, args } = await findBundledChromium()
  const browser: Browser = await chromium.launch({
    executablePath,
    // What is drawn anew only in part ends in other pixels at a round corner than what is drawn whole.
    args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--disable-partial-raster'],
    env: { ...process.env, ...withoutSystemFonts(executablePath) },
  })
  return {
    chromium: browser.version(),
    async stories() {
      const page = await openPreview(browser, origin)
      const stories = await listStories(page)
      await page.context().close()
      return stories
    },
    async open() {
      const page = await openPreview(browser, origin, { deviceScaleFactor: 1 })
      // tsx has functions call this to keep their names, those for the page too.
      await page.evaluate('globalThis.__name = (named) => named')
      await page.evaluate(stopDate, today)
      await giveFonts(page)
      await page.addStyleTag({ content: stillness })
      return { page, requests: countRequests(page) }
    },
    close: () => browser.close(),
  }
}

/** A day after what the stories tell of. */
const today = Date.parse('2026-11-22T10:00:00+08:00')

/** Inside the page. Playwright's clock would also take the timers over, by which stories await what they do. */
function stopDate(now: number) {
  window.Date = new Proxy(Date, {
    construct: (Real, given) => Reflect.construct(Real, given.length > 0 ? given : [now]),
    get: (Real, name) => (name === 'now' ? () => now : Reflect.get(Real, name)),
  })
}

/** Stopping what turns, when a picture is taken, leaves a pixel here or there that depends on the moment. */
const stillness = '*, ::before, ::after { animation: none !important; transition: none !important }'

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

/** Shows a story and takes its picture, when it looks the same twice and nothing of it is on its way. */
export async function takePicture(stage: Stage, { story, theme }: Shot): Promise<Picture> {
  const { failures } = await showStory(stage.page, story, { theme, a11y: { manual: true } })
  if (failures.length > 0) throw new Error(failures.join('\n'))
  let last: Look | undefined
  for (let looks = 0; looks < patience; looks++) {
    const next = await look(stage)
    if (
      last &&
      next.picture.equals(last.picture) &&
      next.count === last.count &&
      next.isWhole &&
      last.isWhole
    ) {
      return readPicture(next.picture)
    }
    last = next
  }
  throw new Error(`It looked different each of ${patience} times. Let it come to rest, or fix what moves.`)
}

const patience = 100

interface Look {
  readonly picture: Buffer
  readonly count: number
  /** Everything it asked for had come. */
  readonly isWhole: boolean
}

async function look({ page, requests }: Stage): Promise<Look> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  return { picture, count: requests.count, isWhole: requests.open.size === 0 }
}
