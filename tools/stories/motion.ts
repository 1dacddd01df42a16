import { createHash } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { openPreview } from './openPreview.ts'
import type { Run } from './walkRecord.ts'

/** Number of runs with motion in the gate: about half a minute. */
const sampleSize = 100

/** `STORY_MOTION=all` walks all stories with motion, not only a sample. */
export const areAllInMotion = process.env.STORY_MOTION === 'all'

/**
 * Chooses the runs that are repeated with motion: all of them on demand, otherwise a sample. The same commit has the
 * same sample, and each commit another one.
 */
export function inMotion<R>(runs: readonly R[], nameOf: (run: R) => string, commit: string): R[] {
  if (areAllInMotion) return [...runs]
  const rankOf = (run: R) =>
    createHash('sha256')
      .update(`${commit} ${nameOf(run)}`)
      .digest('hex')
  return runs
    .map((run) => ({ run, rank: rankOf(run) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, sampleSize)
    .map(({ run }) => run)
}

/** A page as most people have it: animations run, and Storybook doesn't know of a test. */
export async function openMotion(browser: Browser, origin: string): Promise<Page> {
  const page = await openPreview(browser, origin, {
    reducedMotion: 'no-preference',
    userAgent: `Chrome/${browser.version()}`,
  })
  // tsx makes functions call this to keep their names, including those that run in the page.
  await page.evaluate('globalThis.__name = (named) => named')
  return page
}

const limit = 5_000

/** How long the stories took with motion until they had finished: median, slowest ten and all over the limit. */
export function tellTimes(runs: ReadonlyMap<string, Run>): string {
  const slowestFirst = [...runs]
    .filter(([name]) => name.includes(' with motion '))
    .sort(([, one], [, other]) => other.milliseconds - one.milliseconds)
  const median = slowestFirst[slowestFirst.length >> 1]?.[1].milliseconds ?? 0
  const over = slowestFirst.filter(([, { milliseconds }]) => milliseconds > limit)
  return [
    `${slowestFirst.length} runs with motion: median ${median} ms, ${over.length} over ${limit} ms. The slowest:`,
    ...slowestFirst
      .slice(0, Math.max(10, over.length))
      .map(([name, { milliseconds }]) => `${milliseconds} ms ${name}`),
  ].join('\n')
}
