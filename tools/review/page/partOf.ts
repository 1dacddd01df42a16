import type { Place } from '../../pixels/sketch.ts'

interface Pictured {
  readonly width: number
  readonly height: number
  readonly place?: Place
}

/** Pixels around a change, so that a reviewer sees what it belongs to. */
const around = 40
/** A smaller part would be drawn larger than it is. */
const least = { width: 460, height: 260 }

/** The part of a picture to show: the change and its surroundings, or all if the change is nearly as large. */
export function partOf({ width, height, place }: Pictured): Place {
  const whole = { left: 0, top: 0, width, height }
  if (!place) return whole
  const [left, wide] = stretch(place.left, place.width, least.width, width)
  const [top, tall] = stretch(place.top, place.height, least.height, height)
  return wide * tall > 0.7 * width * height ? whole : { left, top, width: wide, height: tall }
}

/** The start and length of a part of one axis. */
function stretch(start: number, length: number, atLeast: number, all: number): [number, number] {
  const wanted = Math.min(all, Math.max(atLeast, length + 2 * around))
  const from = Math.round(start + length / 2 - wanted / 2)
  return [Math.max(0, Math.min(from, all - wanted)), wanted]
}
