import type { Browser, Page } from 'playwright'
import { turnThemes } from '../../.storybook/turnThemes.ts'
import { showStory } from '../../tools/stories/showStory.ts'
import { openStage, type Stage, takePicture } from './openStudio.ts'
import { nameOf, type Shot } from './shotsOf.ts'
import { lineOf, type Verdict } from './Verdict.ts'

/** What is thought of a picture of some name, a PNG. */
export interface Judge {
  judge(name: string, file: Buffer): Promise<Verdict>
  /** Whether it is, to the last pixel, what is kept: then it needs no second look. */
  isKept(name: string, file: Buffer): boolean
}

/** How many are open: one draws while another waits. */
const stages = 3

/** Takes the pictures of each, has them judged, and says what isn't the same as soon as it is known. */
export async function takePictures(
  browser: Browser,
  origin: string,
  shots: readonly Shot[],
  judge: Judge,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const waiting = shots.values()
  await Promise.all(
    Array.from({ length: stages }, async () => {
      const stage = await openStage(browser, origin)
      for (const shot of waiting) {
        for (const verdict of await show(stage, shot, judge)) {
          const line = lineOf(verdict)
          if (line) console.info(line)
          verdicts.push(verdict)
        }
      }
    }),
  )
  return verdicts
}

async function show(stage: Stage, shot: Shot, judge: Judge): Promise<readonly Verdict[]> {
  const { failures } = await showStory(stage.page, shot.story, { a11y: { manual: true } })
  if (failures.length > 0) return [{ kind: 'broken', name: shot.story.id, reason: failures.join('\n') }]
  return takeShot(stage, shot, judge)
}

/** Of a story that is shown in the light theme, and is again afterwards. */
export async function takeShot(
  stage: Stage,
  { story, themes }: Shot,
  { judge, isKept }: Judge,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const theme of themes) {
    const name = nameOf(story, theme)
    if (theme === 'dark') await stage.page.evaluate(turnThemes)
    try {
      verdicts.push(
        await untilSame(stage.page, async () =>
          judge(name, await takePicture(stage, (file) => isKept(name, file))),
        ),
      )
    } catch (error) {
      verdicts.push({ kind: 'broken', name, reason: error instanceof Error ? error.message : String(error) })
    }
    if (theme === 'dark') await stage.page.evaluate(turnThemes)
  }
  return verdicts
}

/** What looks otherwise may only be slow: it has some seconds more. */
async function untilSame(page: Page, look: () => Promise<Verdict>): Promise<Verdict> {
  for (let looks = 1; ; looks++) {
    const verdict = await look()
    if (verdict.kind !== 'changed' || looks === 10) return verdict
    await page.waitForTimeout(500)
  }
}
