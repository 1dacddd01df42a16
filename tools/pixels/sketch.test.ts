import { expect, it } from 'vitest'
import type { Picture } from './Picture.ts'
import { differingTiles, sketch } from './sketch.ts'

const page = (width: number, height: number): Picture => ({
  width,
  height,
  pixels: Buffer.alloc(width * height * 4, 255),
})

/** With a box of 10 × 10 pixels. */
function boxed(picture: Picture, left: number, top: number, value = 200): Picture {
  const pixels = Buffer.from(picture.pixels)
  for (let y = top; y < top + 10; y++) {
    const at = (y * picture.width + left) * 4
    pixels.fill(Buffer.from([value, value, value, 255]), at, at + 40)
  }
  return { ...picture, pixels }
}

it('has two bytes for each tile, including those cut by the edge', () => {
  expect(sketch(page(160, 150))).toHaveLength(2)
  expect(sketch(page(161, 151))).toHaveLength(8)
  expect(sketch(page(1440, 900))).toHaveLength(108)
})

it('finds a box that moves by one pixel, in any direction, in its tile', () => {
  const before = boxed(page(400, 300), 200, 200)
  for (const [left, top] of [
    [201, 200],
    [199, 200],
    [200, 201],
    [200, 199],
  ] as const) {
    const found = differingTiles(before, sketch(before), sketch(boxed(page(400, 300), left, top)))
    expect(found).toEqual([{ left: 160, top: 150, width: 160, height: 150 }])
  }
})

it('gives the size of a tile that is cut by the edge', () => {
  const before = page(400, 300)
  expect(differingTiles(before, sketch(before), sketch(boxed(before, 390, 290)))).toEqual([
    { left: 320, top: 150, width: 80, height: 150 },
  ])
})

it('misses none of a hundred boxes that move by one pixel', () => {
  const empty = page(160, 150)
  const missed = Array.from({ length: 100 }, (_, at) => at).filter((at) => {
    const before = boxed(empty, at, at)
    return differingTiles(empty, sketch(before), sketch(boxed(empty, at + 1, at))).length === 0
  })
  expect(missed).toEqual([])
})

it('refuses sketches of another size', () => {
  expect(() => differingTiles({ width: 10, height: 10 }, Buffer.alloc(2), Buffer.alloc(4))).toThrow(
    'takes 2 bytes',
  )
})
