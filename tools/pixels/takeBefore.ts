import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { listStories } from '../stories/listStories.ts'
import { openPreview } from '../stories/openPreview.ts'
import { openStorybook } from '../stories/openStorybook.ts'
import { buildStorybookOf, cacheOf } from './before.ts'
import { nameOf, shotsOf } from './shotsOf.ts'
import { takePictures } from './takePictures.ts'
import { isGood, type Verdict } from './Verdict.ts'

/**
 * Pictures with these names at a commit, as PNGs, from its cache or else from its Storybook. Throws if that can't be
 * built.
 */
export const takeBefore = (browser: Browser, commit: string, names: readonly string[]): Promise<Taken> =>
  takeNamed(browser, () => buildStorybookOf(commit), join(cacheOf(commit), 'pictures'), names)

export interface Taken {
  /** PNGs by name. A name without a story has none. */
  readonly pictures: ReadonlyMap<string, Buffer>
  /** Stories that could not be shown. */
  readonly broken: readonly Verdict[]
}

/**
 * Pictures with these names, from a cache or else from a static Storybook.
 * @param storybook finds or builds its folder; only called if a picture is missing
 * @param cache the folder that keeps the pictures of this Storybook
 */
export async function takeNamed(
  browser: Browser,
  storybook: () => string,
  cache: string,
  names: readonly string[],
): Promise<Taken> {
  mkdirSync(cache, { recursive: true })
  const fileOf = (name: string) => join(cache, `${name}.png`)
  const missing = new Set(names.filter((name) => !existsSync(fileOf(name))))
  const verdicts =
    missing.size > 0
      ? await fill(browser, storybook(), missing, (name, file) => writeFileSync(fileOf(name), file))
      : []
  const taken = names.filter((name) => existsSync(fileOf(name)))
  return {
    pictures: new Map(taken.map((name) => [name, readFileSync(fileOf(name))])),
    broken: verdicts.filter((verdict) => !isGood(verdict)),
  }
}

async function fill(
  browser: Browser,
  folder: string,
  names: ReadonlySet<string>,
  keep: (name: string, file: Buffer) => void,
): Promise<readonly Verdict[]> {
  const storybook = await openStorybook(folder)
  try {
    const page = await openPreview(browser, storybook.origin)
    const stories = await listStories(page)
    await page.context().close()
    const shots = shotsOf(stories)
      .map(({ story, themes }) => ({
        story,
        themes: themes.filter((theme) => names.has(nameOf(story, theme))),
      }))
      .filter(({ themes }) => themes.length > 0)
    let count = 0
    return await takePictures(browser, storybook.origin, shots, {
      judge: async (name, file) => {
        keep(name, file)
        if (++count % 100 === 0) console.info(`  ${count} of ${names.size} pictures`)
        return { kind: 'kept', name }
      },
      isKept: () => false,
    })
  } finally {
    await storybook.close()
  }
}
