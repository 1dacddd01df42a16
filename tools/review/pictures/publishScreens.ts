import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { root } from '../../shared/root.ts'
import type { Story } from '../../stories/listStories.ts'
import { openStorybook } from '../../stories/openStorybook.ts'
import type { Tree } from '../trees.ts'
import { keysOfStories } from './keyOfStory.ts'
import { type Sitting, takeScreens } from './takeScreens.ts'
import { sizeOf, type Variant, variants } from './variants.ts'

const cache = join(root, 'node_modules/.cache/atrium/screens')

/** Pictures that no run has used for so long are removed. */
const keptDays = 14

interface Wanted {
  /** Every story that has pictures of screens. */
  readonly stories: readonly Story[]
  /** Those to take now. Others are published if the cache has them. */
  readonly chosen: readonly Story[]
  readonly variants: readonly Variant[]
  /** The file of each story, by id. */
  readonly fileOf: ReadonlyMap<string, string>
}

/**
 * Takes the pictures that the cache lacks, and writes all into `pictures` of the folder to publish, with `index.json`:
 * the variants by story. Returns what could not be shown, as sentences.
 */
export async function publishScreens(
  browser: Browser,
  storybook: string,
  tree: Tree,
  { stories, chosen, variants: asked, fileOf }: Wanted,
  out: string,
): Promise<string[]> {
  const startedAt = Date.now()
  mkdirSync(cache, { recursive: true })
  const keyOf = keysOfStories(tree)
  const pathOf = (story: Story, { locale, name }: Variant) =>
    join(cache, `${story.id}.${name}.${keyOf(fileOf.get(story.id) ?? '', locale)}.webp`)
  const sittings = chosen.flatMap((story) =>
    (['zh-CN', 'en'] as const).flatMap((locale): Sitting[] => {
      const missing = asked.filter(
        (one) => one.locale === locale && sizeOf(story, one) && !existsSync(pathOf(story, one)),
      )
      return missing.length > 0 ? [{ story, locale, variants: missing }] : []
    }),
  )
  const count = sittings.reduce((sum, sitting) => sum + sitting.variants.length, 0)
  let problems: string[] = []
  if (count > 0) {
    console.info(`Taking ${count} pictures of screens …`)
    const { origin, close } = await openStorybook(storybook)
    try {
      problems = await takeScreens(browser, origin, sittings, (story, variant, picture) =>
        writeFileSync(pathOf(story, variant), picture),
      )
    } finally {
      await close()
    }
  }
  const published = publish(stories, pathOf, join(out, 'pictures'))
  removeUnused()
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.info(`${published} pictures of screens, ${count} of them taken now, in ${seconds} s.`)
  return problems
}

function publish(
  stories: readonly Story[],
  pathOf: (story: Story, variant: Variant) => string,
  folder: string,
): number {
  mkdirSync(folder, { recursive: true })
  const index: Record<string, string[]> = {}
  const now = new Date()
  for (const story of stories) {
    const there = variants.filter((variant) => existsSync(pathOf(story, variant)))
    if (there.length > 0) index[story.id] = there.map(({ name }) => name)
    for (const variant of there) {
      utimesSync(pathOf(story, variant), now, now)
      copyFileSync(pathOf(story, variant), join(folder, `${story.id}.${variant.name}.webp`))
    }
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
  return Object.values(index).flat().length
}

function removeUnused(): void {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (statSync(path).mtimeMs < oldest) rmSync(path)
  }
}
