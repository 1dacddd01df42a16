import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { fingerprintsAt } from './before.ts'
import { comparePictures } from './comparePictures.ts'
import { drawDifference } from './drawDifference.ts'
import { readPicture } from './Picture.ts'
import { takeBefore } from './takeBefore.ts'
import { differences } from './takePictures.ts'

/**
 * Two pictures from this machine may differ by this many pixels: the ends of a focus ring vary from run to run.
 * The smallest visible change, a dot, is larger.
 */
export const stray = 6

/**
 * Puts before, after and difference side by side in place of the pictures of these names in `differences`,
 * which show the state after. Returns the names that look the same on this machine as before.
 */
export async function showDifferences(
  browser: Browser,
  commit: string,
  names: readonly string[],
): Promise<string[]> {
  console.info(`\nBefore is commit ${commit.slice(0, 10)}.`)
  const { pictures: before } = await takeBefore(browser, commit, names)
  const same: string[] = []
  for (const name of names) {
    const file = join(differences, `${name}.png`)
    const old = before.get(name)
    if (!old) {
      console.info(`${name}: not there before; ${file} shows it now`)
      continue
    }
    const [was, is] = [await readPicture(old), await readPicture(readFileSync(file))]
    const { changed, share, difference } = comparePictures(was, is)
    if (changed <= stray && was.width === is.width && was.height === is.height) same.push(name)
    const percent = (share * 100).toPrecision(2)
    console.info(`${name}: ${changed} pixels differ (${changed === 0 ? 0 : percent} %)`)
    writeFileSync(file, await drawDifference(was, is, difference))
  }
  console.info(`Before, after and difference are side by side in ${differences}.`)
  return same
}

/** Names of pictures whose fingerprints differ from those of a commit or aren't in it. */
export function namesChangedSince(
  commit: string,
  now: ReadonlyMap<string, { readonly hash: string }>,
): string[] {
  const { pictures } = fingerprintsAt(commit)
  return [...now].filter(([name, { hash }]) => pictures.get(name)?.hash !== hash).map(([name]) => name)
}
