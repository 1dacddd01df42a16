import type { Extent, Place } from './ParsedDrawing'

/** Boxes in sequence, four numbers each: minimum x and y, maximum x and y. */
export type Boxes = readonly number[]

export interface MainExtent {
  /** The bounding box of the main content; undefined: nothing is drawn. */
  readonly extent: Extent | undefined
  /** Number of boxes far outside of it. */
  readonly strays: number
}

/** A sample of boxes is enough to find the drawing. */
const mostLooked = 20_000

const strayBounds = {
  /** Distance from the middle, in radii of the drawing. */
  distance: 20,
  /** A drawing smaller than this share of the whole would be a speck in the window. */
  speck: 1 / 10,
  /** More distant objects than this are intended, so they are included. */
  share: 0.01,
  most: 50,
} as const

/**
 * The extent of a drawing without the few objects so far away that nothing else would be visible, such as a
 * point at 0,0 in a survey, or something copied to the wrong place.
 */
export function mainExtentOf(boxes: Boxes): MainExtent {
  const whole = unionOf(boxes, () => true)
  const count = boxes.length / 4
  if (!whole || count < 4) return { extent: whole, strays: 0 }
  const places: Place[] = []
  const halves: number[] = []
  for (const n of looked(count)) {
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.slice(n * 4, n * 4 + 4)
    places.push({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 })
    halves.push(Math.max(maxX - minX, maxY - minY) / 2)
  }
  const middle = middleOf(places) ?? { x: 0, y: 0 }
  const distances = places.map(({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)))
  const radius = Math.max(mostOf(distances), mostOf(halves))
  const reach = strayBounds.distance * radius
  let strays = 0
  const main = unionOf(boxes, (box) => {
    const isNear =
      box.minX <= middle.x + reach &&
      box.maxX >= middle.x - reach &&
      box.minY <= middle.y + reach &&
      box.maxY >= middle.y - reach
    if (!isNear) strays++
    return isNear
  })
  const isFew = strays <= Math.min(strayBounds.most, Math.max(1, count * strayBounds.share))
  const size = main ? sizeOf(main) : 0
  if (strays === 0 || !isFew || size === 0 || size > sizeOf(whole) * strayBounds.speck)
    return { extent: whole, strays: 0 }
  return { extent: main, strays }
}

/** The median of the positions; undefined: there are none. */
export function middleOf(places: readonly Place[]): Place | undefined {
  if (places.length === 0) return undefined
  const [x, y] = (['x', 'y'] as const).map((axis) => {
    const sorted = places.map((place) => place[axis]).sort(byNumber)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }) as [number, number]
  return { x, y }
}

/** At most `mostLooked` evenly spread indices. */
export function* looked(count: number): Generator<number> {
  const step = Math.max(1, count / mostLooked)
  for (let n = 0; n < count; n += step) yield Math.floor(n)
}

function unionOf(boxes: Boxes, isWanted: (box: Extent) => boolean): Extent | undefined {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let n = 0; n < boxes.length; n += 4) {
    const [left = 0, low = 0, right = 0, high = 0] = [boxes[n], boxes[n + 1], boxes[n + 2], boxes[n + 3]]
    if (!isWanted({ minX: left, minY: low, maxX: right, maxY: high })) continue
    minX = Math.min(minX, left)
    minY = Math.min(minY, low)
    maxX = Math.max(maxX, right)
    maxY = Math.max(maxY, high)
  }
  return minX <= maxX ? { minX, minY, maxX, maxY } : undefined
}

const sizeOf = ({ minX, minY, maxX, maxY }: Extent) => Math.max(maxX - minX, maxY - minY)

/** The 90th percentile. */
const mostOf = (numbers: readonly number[]) =>
  [...numbers].sort(byNumber)[Math.floor(0.9 * (numbers.length - 1))] ?? 0

const byNumber = (one: number, other: number) => one - other
