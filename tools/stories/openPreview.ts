import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** Only a failure reaches this limit. */
const patience = 180_000

/** A separate page, in its own browser context, with the built Storybook's preview, ready to show stories. */
export async function openPreview(
  browser: Browser,
  origin: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: desk,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // With this name, the preview finishes animations at once.
    userAgent: `Chrome/${browser.version()} StorybookTestRunner`,
    ...options,
  })
  context.setDefaultTimeout(patience)
  // Otherwise it would read the style of everything after each change, for highlights that only its toolbar
  // sets.
  await context.addInitScript('globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true')
  const page = await context.newPage()
  // Without a story, the preview shows an error page, and is ready.
  await page.goto('/iframe.html?viewMode=story')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready())
  return page
}

/** For stories without a requested size. */
export const desk = { width: 1440, height: 900 }

/** The API of Storybook's preview, inside its page. */
export interface Preview {
  readonly channel: {
    on(event: string, listener: (...said: never[]) => void): void
    off(event: string, listener: (...said: never[]) => void): void
    emit(event: string, ...said: readonly unknown[]): void
  }
  readonly currentSelection?: { readonly storyId: string }
  readonly storyStoreValue: {
    readonly userGlobals: {
      readonly initialGlobals: Globals
      update(globals: Globals): void
    }
  }
  ready(): Promise<void>
  extract(): Promise<Readonly<Record<string, ExtractedStory>>>
}

export type Globals = Readonly<Record<string, unknown>>

interface ExtractedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly storyGlobals: { readonly locale?: string; readonly viewport?: { readonly value: string } }
  readonly parameters: {
    readonly viewport: { readonly options: Readonly<Record<string, ViewportOption | undefined>> }
  }
}

interface ViewportOption {
  readonly styles: { readonly width: string; readonly height: string }
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__: Preview
  }
}
