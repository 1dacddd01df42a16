import type { Browser } from 'playwright'
import sharp from 'sharp'
import { turnThemes } from '../../../.storybook/turnThemes.ts'
import { openStage, type Stage, takePicture } from '../../pixels/openStudio.ts'
import type { Language, Story } from '../../stories/listStories.ts'
import { resize } from '../../stories/resize.ts'
import { showStory } from '../../stories/showStory.ts'
import { sizeOf, type Variant } from './variants.ts'

/** The pictures to take of a story in one language. */
export interface Sitting {
  readonly story: Story
  readonly locale: Language
  readonly variants: readonly Variant[]
}

/** Number of pages open at the same time: one draws while another waits. */
const stages = 3

/** Pictures of a desk are published at this width; those of phones at their own. */
const published = 720

/**
 * Takes pictures of stories in a static Storybook, as WebP. A story is played once per language, at its own size, and
 * then shown at each size and in each theme. Returns the stories that could not be shown, as sentences.
 */
export async function takeScreens(
  browser: Browser,
  origin: string,
  sittings: readonly Sitting[],
  keep: (story: Story, variant: Variant, picture: Buffer) => void,
): Promise<string[]> {
  const problems: string[] = []
  const waiting = sittings.entries()
  await Promise.all(
    Array.from({ length: Math.min(stages, sittings.length) }, async () => {
      let stage = await openStage(browser, origin, 'published')
      for (const [at, sitting] of waiting) {
        if (at > 0 && at % 100 === 0) console.info(`  ${at} of ${sittings.length} stories`)
        try {
          await takeSitting(stage, sitting, keep)
        } catch (error) {
          await stage.page.context().close()
          stage = await openStage(browser, origin, 'published')
          const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
          problems.push(`${sitting.story.id} has no pictures in ${sitting.locale}: ${reason}`)
        }
      }
      await stage.page.context().close()
    }),
  )
  return problems
}

async function takeSitting(
  stage: Stage,
  { story, locale, variants }: Sitting,
  keep: (story: Story, variant: Variant, picture: Buffer) => void,
): Promise<void> {
  const { page } = stage
  const { failures } = await showStory(page, story, { locale, a11y: { manual: true } })
  if (failures.length > 0) throw new Error(failures[0])
  let theme: Variant['theme'] = 'light'
  const turnTo = async (wanted: Variant['theme']) => {
    if (theme !== wanted) await page.evaluate(turnThemes)
    theme = wanted
  }
  for (const variant of variants) {
    const size = sizeOf(story, variant)
    if (!size) continue
    await resize(page, size)
    await page.evaluate(() => scrollTo(0, 0))
    await turnTo(variant.theme)
    const picture = sharp(await takePicture(stage, () => false))
    if (size.width > published) picture.resize({ width: published })
    keep(story, variant, await picture.webp({ quality: 82 }).toBuffer())
  }
  // The next story begins in the light theme.
  await turnTo('light')
}
