import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { turnThemes } from '../../.storybook/turnThemes.ts'
import { root } from '../shared/root.ts'
import { showStory } from '../stories/showStory.ts'
import { openStage, type Stage, takePicture } from './openStudio.ts'
import { nameOf, type Shot } from './shotsOf.ts'
import { isDifferent, lineOf, type Verdict } from './Verdict.ts'

/** Folder for pictures that differ and for images of their changes. */
export const differences = join(root, '.cache/pixels')

/** Decides about a picture, a PNG, by its name. */
export interface Judge {
  judge(name: string, file: Buffer): Promise<Verdict>
  /** Whether it is exactly the stored picture, so that no second look is needed. */
  isKept(name: string, file: Buffer): boolean
}

/** Number of pages open at the same time: one draws while another waits. */
const stages = 3

/** Takes the pictures of each shot, and reports each difference as soon as it is known. */
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

/**
 * Takes and judges the pictures of a story that the page shows in the light theme, and leaves it in the light
 * theme. Writes a picture that differs to `differences`.
 */
export async function takeShot(
  stage: Stage,
  { story, themes }: Shot,
  judge: Judge,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  for (const theme of themes) {
    const name = nameOf(story, theme)
    if (theme === 'dark') await stage.page.evaluate(turnThemes)
    try {
      verdicts.push(await untilSame(stage, name, judge))
    } catch (error) {
      verdicts.push({ kind: 'broken', name, reason: error instanceof Error ? error.message : String(error) })
    }
    if (theme === 'dark') await stage.page.evaluate(turnThemes)
  }
  return verdicts
}

/** A page that differs may only be slow, so it gets a few more seconds. */
async function untilSame(stage: Stage, name: string, { judge, isKept }: Judge): Promise<Verdict> {
  for (let looks = 1; ; looks++) {
    const picture = await takePicture(stage, (file) => isKept(name, file))
    const verdict = await judge(name, picture)
    const mayBeSlow = verdict.kind === 'changed' || verdict.kind === 'resized'
    if (mayBeSlow && looks < 10) {
      await stage.page.waitForTimeout(500)
      continue
    }
    if (isDifferent(verdict)) putPicture(name, picture)
    return verdict
  }
}

/** Writes a picture, a PNG, to the folder of differing ones. */
export function putPicture(name: string, picture: Buffer): void {
  mkdirSync(differences, { recursive: true })
  writeFileSync(join(differences, `${name}.png`), picture)
}
