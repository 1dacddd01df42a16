import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { commitBefore, fingerprintsAt } from '../pixels/before.ts'
import { ourFingerprints, readFingerprints } from '../pixels/fingerprints.ts'
import { openStudio } from '../pixels/openStudio.ts'
import { findShots, shotsOf } from '../pixels/shotsOf.ts'
import { root } from '../shared/root.ts'
import { buildStorybook } from '../stories/buildStorybook.ts'
import { listStories } from '../stories/listStories.ts'
import { openPreview } from '../stories/openPreview.ts'
import { openStorybook } from '../stories/openStorybook.ts'
import type { Changes } from './Changes.ts'
import { compareSources } from './compare/compareSources.ts'
import { findSuspects } from './compare/findSuspects.ts'
import { commitOf, findSince } from './findSince.ts'
import { writeReview } from './page/writeReview.ts'
import { chooseNames } from './pictures/chooseNames.ts'
import { compareStories } from './pictures/compareStories.ts'
import { listChanges } from './pictures/listChanges.ts'
import { publish } from './publish.ts'
import { filesChangedSince, treeAt, treeNow, uncommittedFiles } from './trees.ts'

/**
 * `npm run review -- --since COMMIT|DATE [words …] [--out FOLDER]` writes a static folder for reviewers: the Storybook,
 * and in `changes` what changed since then. With words, it compares only stories whose id or title contains one of
 * them. Without `--since`, it is the commit where the branch left main.
 */
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, out: { type: 'string', default: '.cache/review' } },
})
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
  for (const file of fileOf.values()) counts.set(file, (counts.get(file) ?? 0) + 1)
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
    const { pictures, problems } = await compareStories(browser, since.hash, storybook, names, folder)
    const stories = listChanges(pictures, { entries, states: sources.states, fileOf, suspects })
    await writeReview(folder, { ...known, stories, problems })
    console.info(`${stories.length} stories, ${problems.length} problems: ${join(folder, 'index.html')}`)
  } finally {
    await browser.close()
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
