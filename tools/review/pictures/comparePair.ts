import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { comparePictures } from '../../pixels/comparePictures.ts'
import { type Picture, readPicture } from '../../pixels/Picture.ts'
import { stray } from '../../pixels/showDifferences.ts'
import type { Place } from '../../pixels/sketch.ts'

/** A picture that changed, appeared or is gone. */
export interface PictureChange {
  /** The story's id, and the theme if it isn't the light one. */
  readonly name: string
  readonly theme: 'light' | 'dark'
  readonly kind: 'changed' | 'new' | 'gone'
  /** The share of pixels that changed, from 0 to 1. */
  readonly share: number
  /** The rectangle around all changes, in pixels. */
  readonly place?: Place
  /** The size of the larger picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Paths from the folder of the page. */
  readonly files: { readonly before?: string; readonly after?: string; readonly difference?: string }
}

/**
 * Compares the two pictures of a name, PNGs, and writes those that a reviewer must see to `pictures` in this folder.
 * Undefined if they look the same.
 */
export async function comparePair(
  folder: string,
  name: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<PictureChange | undefined> {
  if (before && after && before.equals(after)) return undefined
  const [was, is] = [before && (await readPicture(before)), after && (await readPicture(after))]
  const theme = name.endsWith('.dark') ? ('dark' as const) : ('light' as const)
  const write = (picture: Picture, what: string) => writePicture(folder, `${name}.${what}`, picture)
  if (was && is) {
    const { changed, share, place, difference } = comparePictures(was, is)
    if (changed <= stray && was.width === is.width && was.height === is.height) return undefined
    const files = {
      before: await write(was, 'before'),
      after: await write(is, 'after'),
      difference: await write(difference, 'difference'),
    }
    const { width, height } = difference
    return { name, theme, kind: 'changed', share, ...(place && { place }), width, height, files }
  }
  const only = is ?? was
  if (only === undefined) return undefined
  const { width, height } = only
  const files = is ? { after: await write(is, 'after') } : { before: await write(only, 'before') }
  return { name, theme, kind: is ? 'new' : 'gone', share: 1, width, height, files }
}

/** Without loss, because a reviewer looks at single pixels. Returns the path from the page. */
async function writePicture(
  folder: string,
  name: string,
  { width, height, pixels }: Picture,
): Promise<string> {
  const file = `pictures/${name}.webp`
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 1 })
    .toFile(join(folder, file))
  return file
}
