import { basename, join } from 'node:path'
import type { Browser } from 'playwright'
import { takeBefore, takeNamed } from '../../pixels/takeBefore.ts'
import type { Verdict } from '../../pixels/Verdict.ts'
import { root } from '../../shared/root.ts'
import type { Names } from './chooseNames.ts'
import { comparePair, type PictureChange } from './comparePair.ts'

export interface Comparison {
  readonly pictures: readonly PictureChange[]
  /** What could not be compared, and why, as sentences. */
  readonly problems: readonly string[]
}

/** Takes the chosen pictures of both commits, and writes those that differ into a folder. */
export async function compareStories(
  browser: Browser,
  commit: string,
  storybook: string,
  { both, gone }: Names,
  folder: string,
): Promise<Comparison> {
  // A static Storybook is named after its sources.
  const cache = join(root, 'node_modules/.cache/atrium/review', basename(storybook))
  const after = await takeNamed(browser, () => storybook, cache, both)
  let before: Awaited<ReturnType<typeof takeBefore>>
  try {
    before = await takeBefore(browser, commit, [...both, ...gone])
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    const problem = `The Storybook of ${commit.slice(0, 8)} could not be built, so no pictures are compared (${reason}). Name a later commit, or see why it fails.`
    return { pictures: [], problems: [problem] }
  }
  const shown = (verdicts: readonly Verdict[], when: string) =>
    verdicts.map(
      (verdict) =>
        `${verdict.name} could not be shown ${when}: ${verdict.kind === 'broken' ? verdict.reason.split('\n')[0] : verdict.kind}`,
    )
  const broken = new Set([...before.broken, ...after.broken].map(({ name }) => name.replace(/\.dark$/, '')))
  const pictures: PictureChange[] = []
  for (const name of [...both, ...gone]) {
    if (broken.has(name.replace(/\.dark$/, ''))) continue
    const change = await comparePair(folder, name, before.pictures.get(name), after.pictures.get(name))
    if (change) pictures.push(change)
  }
  return {
    pictures,
    problems: [...shown(before.broken, 'before'), ...shown(after.broken, 'now')],
  }
}
