import type { Picture } from './Picture.ts'

/** Pixels of one tile of the grid. Tiles at the right and at the bottom may be smaller. */
export const tile = { width: 160, height: 150 }

/** Number of sums per tile, four bits each. */
const sums = 4

/**
 * A sum is kept in steps of this size. A sum moves by about the root of all squared changes of colour in its tile.
 * Rounding on another processor, or a pixel at the end of a focus ring, moves it by less than one step. The edge of a
 * box that moves by one pixel moves it by many.
 */
const step = 24

/** Steps are kept modulo this: a large change lands on any of them. */
const modulus = 16

/**
 * Summarises a picture in two bytes for each tile, row by row. Each of the four sums adds or subtracts every colour
 * value of the tile by a fixed random sign, so that moving, swapping and recolouring pixels all change it.
 */
export function sketch(picture: Picture): Buffer {
  const { across, down } = gridOf(picture)
  const bytes = Buffer.alloc(across * down * 2)
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      bytes.writeUInt16BE(sketchTile(picture, column, row), (row * across + column) * 2)
    }
  }
  return bytes
}

/** The tiles in which two sketches of pictures of this size differ by more than noise, as places in pixels. */
export function differingTiles(size: Size, one: Buffer, other: Buffer): Place[] {
  const { across, down } = gridOf(size)
  if (one.length !== across * down * 2 || other.length !== one.length)
    throw new Error(`A sketch of ${size.width} × ${size.height} pixels takes ${across * down * 2} bytes.`)
  const found: Place[] = []
  for (let at = 0; at < across * down; at++) {
    if (isNear(one.readUInt16BE(at * 2), other.readUInt16BE(at * 2))) continue
    const left = (at % across) * tile.width
    const top = Math.floor(at / across) * tile.height
    const width = Math.min(tile.width, size.width - left)
    found.push({ left, top, width, height: Math.min(tile.height, size.height - top) })
  }
  return found
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface Place extends Size {
  readonly left: number
  readonly top: number
}

const gridOf = ({ width, height }: Size) => ({
  across: Math.ceil(width / tile.width),
  down: Math.ceil(height / tile.height),
})

function sketchTile({ width, height, pixels }: Picture, column: number, row: number): number {
  let [one, two, three, four] = [0, 0, 0, 0]
  const [left, top] = [column * tile.width, row * tile.height]
  const right = Math.min(width, left + tile.width)
  const bottom = Math.min(height, top + tile.height)
  for (let y = top; y < bottom; y++) {
    let sign = (y - top) * tile.width * sums * 3
    for (let x = left; x < right; x++) {
      for (let at = (y * width + x) * 4, end = at + 3; at < end; at++) {
        const value = pixels[at] as number
        one += (signs[sign++] as number) * value
        two += (signs[sign++] as number) * value
        three += (signs[sign++] as number) * value
        four += (signs[sign++] as number) * value
      }
    }
  }
  return [one, two, three, four].reduce((packed, sum) => (packed << 4) | modulo(Math.round(sum / step)), 0)
}

const modulo = (steps: number) => ((steps % modulus) + modulus) % modulus

/** Whether no sum is more than one step apart: rounding may cross one step. */
function isNear(one: number, other: number): boolean {
  for (let shift = 0; shift < 16; shift += 4) {
    const apart = modulo((one >> shift) - (other >> shift))
    if (apart > 1 && apart < modulus - 1) return false
  }
  return true
}

/** 1 or -1 for each sum of each colour of each pixel of a tile: random, but always the same. */
const signs = (() => {
  const all = new Int8Array(tile.width * tile.height * 3 * sums)
  // Xorshift, as Marsaglia gives it.
  let state = 2_463_534_242
  for (let at = 0; at < all.length; at += 3 * sums) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    for (let bit = 0; bit < 3 * sums; bit++) all[at + bit] = (state >>> (8 + bit)) & 1 ? 1 : -1
  }
  return all
})()
