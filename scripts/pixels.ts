import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { listStories } from '../tools/stories/listStories.ts'
import { openPreview } from '../tools/stories/openPreview.ts'
import { openStorybook } from '../tools/stories/openStorybook.ts'
import {
  type Album,
  differences,
  lookOf,
  namesWithoutShot,
  ourAlbum,
  readAlbum,
  writeAlbum,
} from './pixels/Album.ts'
import { judgeBy } from './pixels/judge.ts'
import { openStudio } from './pixels/openStudio.ts'
import { findShots, type Shot, shotsOf } from './pixels/shotsOf.ts'
import { takePictures } from './pixels/takePictures.ts'
import { lineOf, sumUp, type Verdict } from './pixels/Verdict.ts'

/**
 * `npm run pixels [-- [accept] [words …] [--storybook FOLDER] [--pictures FOLDER]]`: compares what the stories look
 * like with the pictures that are kept, or with `accept` keeps what they look like now; of all stories, or of those
 * whose id or title holds one of the words. Takes a static Storybook and kept pictures from elsewhere too.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { storybook: { type: 'string' }, pictures: { type: 'string' } },
})
const isAccepting = positionals[0] === 'accept'
const words = isAccepting ? positionals.slice(1) : positionals
const pictures = values.pictures ? resolve(values.pictures) : ourAlbum

const storybook = await openStorybook(values.storybook && resolve(values.storybook))
try {
  const browser = await openStudio()
  try {
    const shots = shotsOf(await listStories(await openPreview(browser, storybook.origin)))
    const wanted = findShots(shots, words)
    if (wanted.length === 0) throw new Error(`No story's id or title holds ${words.join(' or ')}.`)
    const verdicts = await (isAccepting ? accept : compare)(browser, shots, wanted)
    console.info(sumUp(verdicts))
    process.exitCode = verdicts.every(({ kind }) => kind === 'same' || kind === 'kept') ? 0 : 1
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
  const album = readAlbum(pictures)
  if (!album) throw new Error(`No pictures are kept in ${pictures}. Keep them: npm run pixels -- accept`)
  mustBeOfOneBrowser(album, browser)
  rmSync(differences, { recursive: true, force: true })
  const verdicts = await takePictures(
    browser,
    storybook.origin,
    wanted,
    judgeBy({ pictures, differences }, album),
  )
  const gone = words.length === 0 ? namesWithoutShot(album, shots) : []
  const lost = gone.map((name): Verdict => ({ kind: 'gone', name }))
  for (const verdict of lost) console.info(lineOf(verdict))
  if (verdicts.some(({ kind }) => kind === 'changed'))
    console.info(`Before, after and what changed: ${differences}`)
  return [...verdicts, ...lost]
}

/** Of the others what is kept stays kept, unless their stories are gone. */
async function accept(browser: Browser, shots: readonly Shot[], wanted: readonly Shot[]): Promise<Verdict[]> {
  const before = readAlbum(pictures)
  if (before && words.length > 0) mustBeOfOneBrowser(before, browser)
  const kept = { ...before?.pictures }
  for (const name of before ? namesWithoutShot(before, shots) : []) delete kept[name]
  const taken = new Map<string, Buffer>()
  const verdicts = await takePictures(browser, storybook.origin, wanted, {
    judge: async (name, file) => {
      kept[name] = lookOf(file)
      taken.set(kept[name], file)
      return { kind: 'kept', name }
    },
    isKept: () => false,
  })
  await writeAlbum(pictures, { chromium: browser.version(), pictures: kept }, taken)
  return verdicts
}

function mustBeOfOneBrowser({ chromium }: Album, browser: Browser) {
  if (chromium === browser.version()) return
  throw new Error(
    `The kept pictures are of Chromium ${chromium}, this is ${browser.version()}. Run npm ci, or keep all pictures anew.`,
  )
}
