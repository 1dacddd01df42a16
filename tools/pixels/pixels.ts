import { existsSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { listStories } from '../stories/listStories.ts'
import { openPreview } from '../stories/openPreview.ts'
import { openStorybook } from '../stories/openStorybook.ts'
import { commitBefore, fingerprintsAt, resolveCommit } from './before.ts'
import {
  type Fingerprints,
  fingerprintOf,
  hashOf,
  namesWithoutShot,
  ourFingerprints,
  readFingerprints,
  writeFingerprints,
} from './fingerprints.ts'
import { judgeBy } from './judge.ts'
import { openStudio } from './openStudio.ts'
import { findShots, nameOf, type Shot, shotsOf } from './shotsOf.ts'
import { namesChangedSince, showDifferences } from './showDifferences.ts'
import { differences, putPicture, takePictures } from './takePictures.ts'
import { isDifferent, isGood, lineOf, sumUp, type Verdict } from './Verdict.ts'

/**
 * `npm run pixels [-- [accept|show] [words …] [--before COMMIT] [--storybook FOLDER]]`, for all stories, or those
 * whose id or title contains one of the words. Without a verb it compares pictures with their fingerprints and shows
 * differences. `accept` stores the fingerprints of the current look. `show` shows the differences of the last run,
 * here or in `npm test`, and what this branch accepted. `--storybook` uses a static Storybook from elsewhere.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { storybook: { type: 'string' }, before: { type: 'string' } },
})
const verbs = { compare, accept, show }
const verb = positionals[0] === 'accept' || positionals[0] === 'show' ? positionals[0] : 'compare'
const words = verb === 'compare' ? positionals : positionals.slice(1)

const storybook = await openStorybook(values.storybook && resolve(values.storybook))
try {
  const browser = await openStudio()
  try {
    const shots = shotsOf(await listStories(await openPreview(browser, storybook.origin)))
    const wanted = findShots(shots, words)
    if (wanted.length === 0) throw new Error(`No story's id or title contains ${words.join(' or ')}.`)
    const verdicts = await verbs[verb](browser, shots, wanted)
    console.info(`\n${sumUp(verdicts)}`)
    process.exitCode = verdicts.every(isGood) ? 0 : 1
  } finally {
    await browser.close()
  }
} finally {
  await storybook.close()
}

async function compare(
  browser: Browser,
  shots: readonly Shot[],
  wanted: readonly Shot[],
): Promise<Verdict[]> {
  const fingerprints = ours(browser)
  rmSync(differences, { recursive: true, force: true })
  const verdicts = await takePictures(browser, storybook.origin, wanted, judgeBy(fingerprints))
  const gone = words.length === 0 ? namesWithoutShot(fingerprints, shots) : []
  const all = [...verdicts, ...gone.map((name): Verdict => ({ kind: 'gone', name }))]
  const names = all.filter(isDifferent).map(({ name }) => name)
  const settled = names.length > 0 ? await settle(browser, names, fingerprints) : new Set<string>()
  const final = all.map((one): Verdict => (settled.has(one.name) ? { kind: 'same', name: one.name } : one))
  console.info('')
  for (const line of final.map(lineOf).sort()) if (line) console.info(line)
  if (!final.every(isGood)) console.info('To keep what the stories look like now: npm run pixels -- accept')
  return final
}

/**
 * Shows differences. Returns the names of pictures that look the same as before on this machine and have an
 * unchanged fingerprint: only another machine rounded differently.
 */
async function settle(
  browser: Browser,
  names: readonly string[],
  { pictures }: Fingerprints,
): Promise<ReadonlySet<string>> {
  const commit = before()
  let same: readonly string[]
  try {
    same = await showDifferences(browser, commit, names)
  } catch (error) {
    // The differences are known even so.
    console.error(
      `The pictures from before could not be taken: ${error instanceof Error ? error.message : error}`,
    )
    return new Set()
  }
  const then = fingerprintsAt(commit).pictures
  const isOfThen = (name: string) => {
    const hash = pictures.get(name)?.hash
    return hash !== undefined && then.get(name)?.hash === hash
  }
  return new Set(same.filter(isOfThen))
}

/** Fingerprints of pictures that weren't taken are kept, unless their stories no longer exist. */
async function accept(browser: Browser, shots: readonly Shot[], wanted: readonly Shot[]): Promise<Verdict[]> {
  const known = words.length > 0 ? ours(browser) : readFingerprints(ourFingerprints)
  const pictures = new Map(known?.pictures)
  for (const name of known ? namesWithoutShot(known, shots) : []) pictures.delete(name)
  const verdicts = await takePictures(browser, storybook.origin, wanted, {
    judge: async (name, file) => {
      if (pictures.get(name)?.hash !== hashOf(file)) pictures.set(name, await fingerprintOf(file))
      return { kind: 'kept', name }
    },
    isKept: (name, file) => pictures.get(name)?.hash === hashOf(file),
  })
  writeFingerprints(ourFingerprints, { chromium: browser.version(), pictures })
  return verdicts
}

async function show(browser: Browser, _: readonly Shot[], wanted: readonly Shot[]): Promise<Verdict[]> {
  const names = new Set(namesToShow(ours(browser)))
  const shots = wanted
    .map(({ story, themes }) => ({
      story,
      themes: themes.filter((theme) => names.has(nameOf(story, theme))),
    }))
    .filter(({ themes }) => themes.length > 0)
  if (shots.length === 0) throw new Error(`Nothing differs from commit ${before()}.`)
  rmSync(differences, { recursive: true, force: true })
  const verdicts = await takePictures(browser, storybook.origin, shots, {
    judge: async (name, file) => {
      putPicture(name, file)
      return { kind: 'same', name }
    },
    isKept: () => false,
  })
  const taken = verdicts.filter(isGood).map(({ name }) => name)
  await showDifferences(browser, before(), taken)
  return verdicts
}

/** The findings of the last run, and the differences from the earlier commit. */
function namesToShow({ pictures }: Fingerprints): string[] {
  const found = existsSync(differences) ? readdirSync(differences) : []
  return [
    ...found.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -'.png'.length)),
    ...namesChangedSince(before(), pictures),
  ]
}

function before(): string {
  return values.before ? resolveCommit(values.before) : commitBefore()
}

function ours(browser: Browser): Fingerprints {
  const known = readFingerprints(ourFingerprints)
  if (!known) throw new Error('There are no fingerprints. Create them: npm run pixels -- accept')
  if (known.chromium === browser.version()) return known
  throw new Error(
    `The fingerprints are of Chromium ${known.chromium}, this is ${browser.version()}. Run npm ci, or keep all: npm run pixels -- accept`,
  )
}
