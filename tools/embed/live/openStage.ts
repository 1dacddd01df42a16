import type { Frame, Page } from 'playwright'
import type { FeatureName } from '../../../packages/embed/src/registry/registry.ts'
import type { Control } from './page/controls.ts'
import type { Seen } from './page/watchEffects.ts'

/** How another site shows a feature. `token`: in React, with an embed token instead of a session. */
export const mounts = ['react', 'element', 'frame', 'token'] as const
export type Mount = (typeof mounts)[number]

export interface Feature {
  readonly feature: FeatureName
  readonly company: string | undefined
  readonly props?: object
}

/** Where a feature is shown and clicked: a page, or a frame on it. */
export interface Stage {
  readonly page: Page
  /** Shows a feature in a new mount, at a path. Resolves to false if it keeps loading. */
  show(feature: Feature, path: string): Promise<boolean>
  /** Resolves when nothing is loading and nothing has changed for a moment. */
  settled(): Promise<boolean>
  controls(): Promise<readonly Control[]>
  /** The centre of a control on the page, in view; undefined if it is gone or covered. */
  place(key: string): Promise<{ readonly x: number; readonly y: number } | undefined>
  text(): Promise<string>
  /** The path that the feature shows, with its query. */
  path(): Promise<string>
  /** Forgets what happened before. */
  forget(): Promise<void>
  seen(): Promise<Seen>
  hasEffect(): Promise<boolean>
}

/** The site's page for later features of one mount. Somebody must be signed in there, except for tokens. */
export async function openStage(page: Page, mount: Mount): Promise<Stage> {
  if (mount === 'frame') await page.evaluate(() => window.live.takeOver())
  if (mount !== 'token') await page.evaluate((kind) => window.live.mountIn(kind), mount)
  const onPage: Stage = {
    page,
    async show({ feature, company, props }, path) {
      const asked = [feature, path, company, props] as const
      await page.evaluate(([name, at, id, given]) => window.live.show(name, at, id, given), asked)
      return onPage.settled()
    },
    settled: () => page.evaluate(() => window.live.settled()),
    controls: () => page.evaluate(() => window.live.controls()),
    place: (key) => page.evaluate((asked) => window.live.place(asked), key),
    text: () => page.evaluate(() => window.live.text()),
    path: () => page.evaluate(() => window.live.path()),
    forget: () => page.evaluate(() => window.live.forget()),
    seen: () => page.evaluate(() => window.live.seen()),
    hasEffect: () => page.evaluate(() => window.live.hasEffect()),
  }
  return mount === 'frame' ? inFrame(onPage) : onPage
}

/** What happens in the frame counts together with what the frame tells the page. */
function inFrame(around: Stage): Stage {
  const { page } = around
  let frame: Frame = page.mainFrame()
  return {
    ...around,
    async show(feature, path) {
      await around.show(feature, path)
      frame = await frameOn(page)
      await until(() => frame.evaluate(() => window.inFrame?.isStarted() ?? false), 20_000)
      return frame.evaluate(() => window.inFrame.settled())
    },
    settled: () => frame.evaluate(() => window.inFrame.settled()),
    controls: () => frame.evaluate(() => window.inFrame.controls()),
    place: (key) => frame.evaluate((asked) => window.inFrame.place(asked), key),
    text: () => frame.evaluate(() => window.inFrame.text()),
    async forget() {
      await around.forget()
      await frame.evaluate(() => window.inFrame.forget())
    },
    async seen() {
      const [outside, inside] = await Promise.all([
        around.seen(),
        frame.evaluate(() => window.inFrame.seen()),
      ])
      const both = (name: keyof Seen) => [...outside[name], ...inside[name]]
      return {
        notes: both('notes'),
        failed: both('failed'),
        dead: both('dead'),
        complaints: both('complaints'),
      }
    },
    hasEffect: async () =>
      (await frame.evaluate(() => window.inFrame.hasEffect())) ||
      (await page.evaluate(() => window.live.hasNotes())),
  }
}

async function frameOn(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('#feature iframe')).contentFrame()
  if (!frame) throw new Error('The frame is gone.')
  await frame.waitForLoadState('domcontentloaded')
  return frame
}

/**
 * Resolves to whether it became true within some milliseconds. The policy of a frame forbids the predicates of
 * Playwright, which are evaluated as text.
 */
export async function until(isTrue: () => Promise<boolean>, longest: number): Promise<boolean> {
  const started = Date.now()
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() - started > longest) return false
    await new Promise((done) => setTimeout(done, 50))
  }
  return true
}
