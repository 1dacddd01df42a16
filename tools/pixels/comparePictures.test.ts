import { expect, it } from 'vitest'
import { comparePictures } from './comparePictures.ts'
import type { Picture } from './Picture.ts'

const grey = (width: number, height: number, value = 200): Picture => ({
  width,
  height,
  pixels: Buffer.alloc(width * height * 4, Buffer.from([value, value, value, 255])),
})

/** A picture with a horizontal line of one pixel. */
function lined(picture: Picture, y: number, value: number): Picture {
  const pixels = Buffer.from(picture.pixels)
  pixels.fill(Buffer.from([value, value, value, 255]), y * picture.width * 4, (y + 1) * picture.width * 4)
  return { ...picture, pixels }
}

it('finds nothing between pictures that look the same', () => {
  expect(comparePictures(grey(8, 8), grey(8, 8)).changed).toBe(0)
})

it('ignores rounding on another processor, but not one step more', () => {
  expect(comparePictures(grey(8, 8, 200), grey(8, 8, 202)).changed).toBe(0)
  expect(comparePictures(grey(8, 8, 200), grey(8, 8, 203)).changed).toBe(64)
})

it('finds a line between two shades that moved by one pixel', () => {
  const shades = (at: number) => {
    let picture = grey(8, 8, 255)
    for (let y = at; y < 8; y++) picture = lined(picture, y, y === at ? 240 : 225)
    return picture
  }
  expect(comparePictures(shades(3), shades(4)).changed).toBe(16)
})

it('counts pixels that are in only one of two sizes, and paints them red', () => {
  const { changed, difference } = comparePictures(grey(8, 8), grey(8, 9))
  expect(changed).toBe(8)
  expect([difference.width, difference.height]).toEqual([8, 9])
  expect([...difference.pixels.subarray(8 * 8 * 4, 8 * 8 * 4 + 4)]).toEqual([255, 0, 0, 255])
  expect(comparePictures(grey(9, 8), grey(8, 10)).changed).toBe(9 * 10 - 8 * 8)
})

it('reports the place of a change', () => {
  const { difference } = comparePictures(grey(8, 8), lined(grey(8, 8), 5, 0))
  expect([...difference.pixels.subarray(5 * 8 * 4, 5 * 8 * 4 + 4)]).toEqual([255, 0, 0, 255])
  expect(difference.pixels[4 * 8 * 4 + 1]).toBeGreaterThan(200)
})
