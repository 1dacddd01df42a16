import type { CDPSession, Page } from 'playwright'

interface Size {
  readonly width: number
  readonly height: number
}

/** Pages that are drawn at another scale than they are laid out, with the session that set it and the scale. */
const drawn = new WeakMap<Page, { readonly session: CDPSession; scale: number }>()

/** The scale of pages that nobody looks at. The layout doesn't change, and axe finds the same problems. */
export const small = 1 / 20
export const whole = 1

/** Draws a page at a fraction of its size from now on. */
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
