import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Album, lookOf, readKept } from './Album.ts'
import { comparePictures } from './comparePictures.ts'
import { drawDifference } from './drawDifference.ts'
import { readPicture } from './Picture.ts'
import type { Judge } from './takePictures.ts'
import type { Verdict } from './Verdict.ts'

/**
 * So many pixels may differ: the ends of a focus ring fall otherwise from run to run. The least that anybody would
 * see, a dot, is more.
 */
const stray = 6

export interface Folders {
  /** Of the kept pictures. */
  readonly pictures: string
  /** Of what shows how they changed. */
  readonly differences: string
}

/** Compares pictures with the kept ones of their names. */
export const judgeBy = (folders: Folders, album: Album): Judge => ({
  judge: (name, file) => judge(folders, album, name, file),
  isKept: (name, file) => album.pictures[name] === lookOf(file),
})

/** Compares a picture with the kept one of its name, and draws how it changed if it did. */
export async function judge(
  { pictures, differences }: Folders,
  album: Album,
  name: string,
  file: Buffer,
): Promise<Verdict> {
  const look = album.pictures[name]
  if (look === undefined) return { kind: 'new', name }
  if (look === lookOf(file)) return { kind: 'same', name }
  const [kept, picture] = await Promise.all([readKept(pictures, album, look), readPicture(file)])
  const { changed, share, difference } = comparePictures(kept, picture)
  if (changed <= stray && kept.width === picture.width && kept.height === picture.height)
    return { kind: 'same', name }
  mkdirSync(differences, { recursive: true })
  writeFileSync(join(differences, `${name}.png`), await drawDifference(kept, picture, difference))
  return { kind: 'changed', name, changed, share }
}
