import pixelmatch from 'pixelmatch'
import type { Picture } from './Picture.ts'
import type { Place } from './sketch.ts'

export interface Comparison {
  /** Number of differing pixels, including those that are in only one of the pictures. */
  readonly changed: number
  /** The same as a share of all pixels, from 0 to 1. */
  readonly share: number
  /** The rectangle around all changes; undefined if there are none. */
  readonly place: Place | undefined
  /** The earlier picture, pale, with changes in red. */
  readonly difference: Picture
}

/**
 * Tolerated difference of colours, as pixelmatch weighs it: 2 of 255 steps of grey, the effect of rounding on another
 * processor. Edges get no more tolerance, because browser and fonts are fixed; otherwise a border of one pixel between
 * two shades would pass for an edge.
 */
const threshold = 0.01

/** Finds the changes between two pictures, which may differ in size. */
export function comparePictures(before: Picture, after: Picture): Comparison {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const shared = {
    width: Math.min(before.width, after.width),
    height: Math.min(before.height, after.height),
  }
  const drawn = Buffer.alloc(shared.width * shared.height * 4)
  const inside = pixelmatch(
    cut(before, shared).pixels,
    cut(after, shared).pixels,
    drawn,
    shared.width,
    shared.height,
    { threshold, includeAA: true, alpha: 0.3 },
  )
  const changed = inside + width * height - shared.width * shared.height
  const difference = copyOnto(paint({ width, height }, red), { ...shared, pixels: drawn })
  return { changed, share: changed / (width * height), place: placeOf(difference), difference }
}

/** The rectangle around the red pixels. All others are grey. */
function placeOf({ width, height, pixels }: Picture): Place | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (pixels[at] !== 255 || pixels[at + 1] !== 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

interface Size {
  readonly width: number
  readonly height: number
}

const red = [255, 0, 0, 255]

const paint = ({ width, height }: Size, colour: readonly number[]): Picture => ({
  width,
  height,
  pixels: Buffer.alloc(width * height * 4, Buffer.from(colour)),
})

const cut = (picture: Picture, size: Size): Picture => copyOnto(paint(size, red), picture)

/** Draws the upper left part of a picture over another, as far as it fits. */
function copyOnto(ground: Picture, { width, height, pixels }: Picture): Picture {
  const row = Math.min(ground.width, width) * 4
  for (let y = 0; y < Math.min(ground.height, height); y++) {
    pixels.copy(ground.pixels, y * ground.width * 4, y * width * 4, y * width * 4 + row)
  }
  return ground
}
