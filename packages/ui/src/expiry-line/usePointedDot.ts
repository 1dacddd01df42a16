import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { PlacedDot } from './placePoints'

/** How far off a finger still means a dot, in px, and the edge of a dot with its room. */
const reach = 24
const pitch = 12

/** Which dot says what it is: the one next to the pointer or finger, or the one that the keys have come to. */
export function usePointedDot(dots: readonly PlacedDot[]) {
  const [pointedId, setPointedId] = useState<string>()
  const index = dots.findIndex(({ id }) => id === pointedId)
  const point = (dot: PlacedDot | undefined) => setPointedId(dot?.id)
  const pointNear = (event: PointerEvent<HTMLElement>) => point(nearest(dots, event))
  return {
    pointed: dots[index],
    onPointerDown: pointNear,
    onPointerMove: pointNear,
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && point(undefined),
    onFocus: () => index < 0 && point(dots.find(({ state }) => state !== 'over') ?? dots[0]),
    onBlur: () => point(undefined),
    onKeyDown(event: KeyboardEvent) {
      const next = indexAfter(event.key, index, dots.length)
      if (next === undefined) return
      event.preventDefault()
      point(dots[next])
    },
  }
}

/** Where a key leads to; undefined: it leads nowhere. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, index + 1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function nearest(dots: readonly PlacedDot[], { clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
  const { left, bottom, width } = currentTarget.getBoundingClientRect()
  const distanceTo = ({ share, height }: PlacedDot) =>
    Math.hypot(clientX - left - share * width, clientY - bottom + (height + 0.75) * pitch)
  const [first] = [...dots].sort((one, other) => distanceTo(one) - distanceTo(other))
  return first && distanceTo(first) <= reach ? first : undefined
}
