import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Album, keepPicture, readAlbum, writeAlbum } from './pixels/Album.ts'
import { judge } from './pixels/judge.ts'
import { openStudio, type Studio } from './pixels/openStudio.ts'
import { findShots, type Shot, shotsOf } from './pixels/shotsOf.ts'
import { takePictures } from './pixels/takePictures.ts'
import { lineOf, sumUp, type Verdict } from './pixels/Verdict.ts'
import { root } from './root.mjs'
import { openStorybook } from './storybook/openStorybook.ts'

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
const pictures = resolve(values.pictures ?? join(root, '.storybook/pictures'))
const differences = join(root, '.cache/pixels')

const storybook = await openStorybook(values.storybook && resolve(values.storybook))
try {
  const studio = await openStudio(storybook.origin)
  try {
    const shots = shotsOf(await studio.stories())
    const wanted = findShots(shots, words)
    if (wanted.length === 0) throw new Error(`No story's id or title holds ${words.join(' or ')}.`)
    const verdicts = isAccepting ? await accept(studio, shots, wanted) : await compare(studio, shots, wanted)
    console.info(sumUp(verdicts))
    process.exitCode = verdicts.every(({ kind }) => kind === 'same' || kind === 'kept') ? 0 : 1
  } finally {
    await studio.close()
  }
} finally {
  await storybook.close()
}

async function compare(studio: Studio, shots: readonly Shot[], wanted: readonly Shot[]): Promise<Verdict[]> {
  const album = readAlbum(pictures)
  if (!album) throw new Error(`No pictures are kept in ${pictures}. Keep them: npm run pixels -- accept`)
  mustBeOfOneBrowser(album, studio)
  rmSync(differences, { recursive: true, force: true })
  const verdicts = await takePictures(studio, wanted, (name, picture) =>
    judge({ pictures, differences }, album, name, picture),
  )
  const gone = words.length === 0 ? namesWithoutShot(album, shots) : []
  const lost = gone.map((name): Verdict => ({ kind: 'gone', name }))
  for (const verdict of lost) console.info(lineOf(verdict))
  if (verdicts.some(({ kind }) => kind === 'changed'))
    console.info(`Before, after and what changed: ${differences}`)
  return [...verdicts, ...lost]
}

/** Of the others what is kept stays kept, unless their stories are gone. */
async function accept(studio: Studio, shots: readonly Shot[], wanted: readonly Shot[]): Promise<Verdict[]> {
  const before = readAlbum(pictures)
  if (before && words.length > 0) mustBeOfOneBrowser(before, studio)
  const kept = { ...before?.pictures }
  for (const name of before ? namesWithoutShot(before, shots) : []) delete kept[name]
  const verdicts = await takePictures(studio, wanted, async (name, picture) => {
    kept[name] = await keepPicture(pictures, picture)
    return { kind: 'kept', name }
  })
  writeAlbum(pictures, { chromium: studio.chromium, pictures: kept })
  return verdicts
}

function namesWithoutShot(album: Album, shots: readonly Shot[]): string[] {
  const names = new Set(shots.map(({ name }) => name))
  return Object.keys(album.pictures).filter((name) => !names.has(name))
}

function mustBeOfOneBrowser(album: Album, { chromium }: Studio) {
  if (album.chromium === chromium) return
  throw new Error(
    `The kept pictures are of Chromium ${album.chromium}, this is ${chromium}. Run npm ci, or keep all pictures anew.`,
  )
}
