import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { commitBefore, fingerprintsAt } from '../pixels/before.ts'
import { ourFingerprints, readFingerprints } from '../pixels/fingerprints.ts'
import { openStudio } from '../pixels/openStudio.ts'
import { findShots, type Shot, shotsOf } from '../pixels/shotsOf.ts'
import { root } from '../shared/root.ts'
import { buildStorybook } from '../stories/buildStorybook.ts'
import { listStories } from '../stories/listStories.ts'
import { openPreview } from '../stories/openPreview.ts'
import { openStorybook } from '../stories/openStorybook.ts'
import type { Changes } from './Changes.ts'
import { compareSources } from './compare/compareSources.ts'
import { findSuspects } from './compare/findSuspects.ts'
import { readSteps } from './compare/narrow.ts'
import { commitOf, findSince } from './findSince.ts'
import { writeReview } from './page/writeReview.ts'
import { chooseNames } from './pictures/chooseNames.ts'
import { compareStories } from './pictures/compareStories.ts'
import { listChanges } from './pictures/listChanges.ts'
import { publishScreens } from './pictures/publishScreens.ts'
import { chooseVariants, isVariant, variants } from './pictures/variants.ts'
import { publish } from './publish.ts'
import { filesChangedSince, treeAt, treeNow, uncommittedFiles } from './trees.ts'

/**
 * `npm run review -- [--since COMMIT|DATE] [--pictures [variants …]] [words …] [--out FOLDER]` writes a static folder
 * for reviewers: the Storybook, and in `changes` what changed since then. With words, only stories whose id or title
 * contains one of them are compared. Without `--since`, it is since the branch left main. `--pictures` adds pictures of
 * the states of all screens, or only in variants such as `zh-CN.light.desk` or `en.dark`.
 */
const { positionals, values } = parseArgs({
  // `--pictures=en.dark` and `--pictures en.dark` are the same.
  args: process.argv.slice(2).flatMap((word) => word.replace(/^--pictures=/, '--pictures\n').split('\n')),
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    out: { type: 'string', default: '.cache/review' },
  },
})
const isChoice = (word: string) => values.pictures && isVariant(word)
const words = positionals.filter((word) => !isChoice(word))
const out = resolve(root, values.out)
try {
  await review()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function review(): Promise<void> {
  const since = values.since === undefined ? commitOf(commitBefore()) : findSince(values.since)
  const until = { ...commitOf('HEAD'), uncommitted: uncommittedFiles() }
  console.info(`Since ${since.hash.slice(0, 8)} of ${since.date.slice(0, 10)}: ${since.subject}`)
  const unknown = positionals.filter((word) => isChoice(word) && chooseVariants([word]).length === 0)
  if (unknown.length > 0)
    throw new Error(
      `There is no variant ${unknown.join(', ')}. Choose from ${variants.map(({ name }) => name).join(', ')}.`,
    )
  const [changed, then, now] = [filesChangedSince(since.hash), treeAt(since.hash), treeNow()]
  const sources = compareSources(then, now, changed)
  const storybook = buildStorybook()
  const folder = publish(storybook, out)
  const known: Changes = {
    since,
    until,
    words,
    stories: [],
    ...sources,
    changedFiles: changed.length,
    problems: [],
  }
  // Written before the pictures, which may fail.
  await writeReview(folder, { ...known, problems: ['The pictures have not been compared yet.'] })

  const entries = readEntries(storybook)
  const fileOf = new Map(entries.map(({ id, importPath }) => [id, importPath.replace('./', '')]))
  const counts = new Map<string, number>()
  const isCompared = ({ id, title }: Entry) =>
    words.length === 0 || words.some((word) => `${id} ${title}`.toLowerCase().includes(word.toLowerCase()))
  // A story that isn't compared says nothing about a cause.
  for (const { importPath } of entries.filter(isCompared)) {
    const file = importPath.replace('./', '')
    counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  const suspects = findSuspects(now, changed, counts)
  const idsLeadingTo = (files: readonly string[]) =>
    new Set(
      [...fileOf].flatMap(([id, file]) =>
        files.some((one) => suspects.filesOf.get(file)?.has(one)) ? [id] : [],
      ),
    )
  const browser = await openStudio()
  try {
    const shots = await listShots()
    if (findShots(shots, words).length === 0)
      throw new Error(`No story's id or title contains ${words.join(' or ')}.`)
    const names = chooseNames({
      shots,
      earlier: fingerprintsAt(since.hash),
      now: readFingerprints(ourFingerprints) ?? { chromium: '', pictures: new Map() },
      suspects: idsLeadingTo(changed),
      uncommitted: idsLeadingTo(until.uncommitted),
      removed: sources.states.flatMap(({ kind, id }) => (kind === 'removed' ? [id] : [])),
      words,
    })
    console.info(`Comparing ${names.both.length + names.gone.length} pictures ${names.reason} …`)
    const compared = await compareStories(browser, since.hash, storybook, names, folder)
    const { pictures, problems } = { ...compared, problems: [...compared.problems] }
    if (values.pictures) problems.push(...(await screens(browser, shots)))
    const stories = listChanges(pictures, {
      entries,
      states: sources.states,
      fileOf,
      suspects,
      steps: readSteps(since.hash, until.uncommitted),
    })
    await writeReview(folder, { ...known, stories, problems })
    console.info(`${stories.length} stories, ${problems.length} problems: ${join(folder, 'index.html')}`)
  } finally {
    await browser.close()
  }

  /** Publishes pictures of the screens. */
  function screens(browser: Browser, shots: readonly Shot[]): Promise<readonly string[]> {
    const ofScreens = shots.filter(({ story }) => story.title.startsWith('Features/'))
    const storiesOf = (some: readonly Shot[]) => some.map(({ story }) => story)
    const wanted = {
      stories: storiesOf(ofScreens),
      chosen: storiesOf(findShots(ofScreens, words)),
      variants: chooseVariants(positionals.filter(isChoice)),
      fileOf,
    }
    return publishScreens(browser, storybook, now, wanted, out)
  }

  async function listShots() {
    const { origin, close } = await openStorybook(storybook)
    try {
      const page = await openPreview(browser, origin)
      const stories = await listStories(page)
      await page.context().close()
      return shotsOf(stories)
    } finally {
      await close()
    }
  }
}

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly importPath: string
}

/** The stories in the index of a static Storybook. */
function readEntries(storybook: string): Entry[] {
  const file = join(storybook, 'index.json')
  if (!existsSync(file)) return []
  const { entries }: { entries: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(entries).filter(({ type }) => type === 'story')
}
