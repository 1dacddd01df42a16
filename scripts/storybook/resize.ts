import type { CDPSession, Page } from 'playwright'

interface Size {
  readonly width: number
  readonly height: number
}

const small = new WeakMap<Page, CDPSession>()

/**
 * Has a page drawn at a twentieth of its size from now on, for nobody looks at it. It is laid out as ever, axe finds
 * the same, and a picture that is taken of it is as large as the page.
 */
export async function drawSmall(page: Page): Promise<void> {
  small.set(page, await page.context().newCDPSession(page))
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
  if (!size) return
  await small.get(page)?.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    screenWidth: size.width,
    screenHeight: size.height,
    deviceScaleFactor: 1,
    mobile: false,
    screenOrientation: { angle: 0, type: 'landscapePrimary' },
    scale: 1 / 20,
  })
}
