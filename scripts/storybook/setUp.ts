import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { findChromium, hasBundledChromium } from '../chromium.ts'
import { studioBrowser } from '../pixels/openStudio.ts'
import { listStories } from './listStories.ts'
import { openPreview } from './openPreview.ts'
import { openStorybook } from './openStorybook.ts'
import type { Story } from './Story.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly storybook: {
      readonly origin: string
      /** Where the one browser of this run is spoken to. */
      readonly browser: string
      readonly stories: readonly Story[]
      /** Whether in this browser a story looks the same on every machine. */
      readonly isStudio: boolean
    }
  }
}

/** Once for all tests of a project: the static Storybook, one Chromium, and what stories there are. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const storybook = await openStorybook()
  const browser = await chromium.launchServer(await (hasBundledChromium ? studioBrowser() : findChromium()))
  provide('storybook', {
    origin: storybook.origin,
    browser: browser.wsEndpoint(),
    isStudio: hasBundledChromium,
    stories: await storiesIn(storybook.origin, browser.wsEndpoint()),
  })
  return async () => {
    await browser.close()
    await storybook.close()
  }
}

async function storiesIn(origin: string, endpoint: string): Promise<readonly Story[]> {
  const browser = await chromium.connect(endpoint)
  const stories = await listStories(await openPreview(browser, origin))
  await browser.close()
  return stories
}
