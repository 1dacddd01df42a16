import type { CDPSession, Page } from 'playwright'

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a page is drawn otherwise than it is laid out: by whom that is said, and how large of its size. */
const drawn = new WeakMap<Page, { readonly session: CDPSession; scale: number }>()

/** So small a page is drawn that nobody looks at. It is laid out as ever, and axe finds the same. */
export const small = 1 / 20
export const whole = 1

/** Has a page drawn at a part of its size from now on. */
export async function drawAt(page: Page, scale: number): Promise<void> {
  const before = drawn.get(page)
  if ((before?.scale ?? whole) === scale) return
  drawn.set(page, { session: before?.session ?? (await page.context().newCDPSession(page)), scale })
  await draw(page)
}

export async function resize(page: Page, size: Size): Promise<void> {
  const last = page.viewportSize()
  if (last?.width === size.width && last.height === size.height) return
  await page.setViewportSize(size)
  await draw(page)
}

async function draw(page: Page): Promise<void> {
  const size = page.viewportSize()
  const how = drawn.get(page)
  if (!size || !how) return
  await how.session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    screenWidth: size.width,
    screenHeight: size.height,
    deviceScaleFactor: 1,
    mobile: false,
    screenOrientation: { angle: 0, type: 'landscapePrimary' },
    scale: how.scale,
  })
}
