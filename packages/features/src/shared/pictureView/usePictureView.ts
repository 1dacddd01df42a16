import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useGestures } from './useGestures'

interface View {
  /** Zoom relative to its own pixels; `fit`: as large as possible, but no larger than its own size. */
  readonly scale: number | 'fit'
  readonly x: number
  readonly y: number
  /** Clockwise, in degrees. */
  readonly turn: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const fitting: View = { scale: 'fit', x: 0, y: 0, turn: 0 }
const step = 1.25
const pace = 60

export interface PictureView {
  /** Zoom relative to its own pixels. */
  readonly scale: number
  zoomIn(): void
  zoomOut(): void
  /** Shows all of it again, without its rotation. */
  fit(): void
  /** Rotates it by a quarter, and shows all of it. */
  turn(way?: 'right' | 'left'): void
  /** In pixels of the stage. */
  move(x: number, y: number): void
  /** For an image at the middle of the stage. */
  readonly style: CSSProperties
}

/** A picture that is moved, zoomed and rotated on a stage, with fingers, mouse or wheel. */
export function usePictureView(stage: RefObject<HTMLElement | null>, { width, height }: Size): PictureView {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState(fitting)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    if (stage.current) watch.observe(stage.current)
    return () => watch.disconnect()
  }, [stage])

  const isTurned = view.turn % 180 !== 0
  const fit = Math.min(1, room.width / (isTurned ? height : width), room.height / (isTurned ? width : height))
  const scaleOf = (one: View) => (one.scale === 'fit' ? fit : one.scale)
  const zoom = (factor: number, x = room.width / 2, y = room.height / 2) =>
    setView((now) => {
      const before = scaleOf(now)
      const scale = Math.max(Math.min(fit, 0.05), Math.min(16, before * factor))
      // The point under the fingers stays there.
      const [fromX, fromY] = [x - room.width / 2, y - room.height / 2]
      const ratio = scale / before
      return { ...now, scale, x: fromX - (fromX - now.x) * ratio, y: fromY - (fromY - now.y) * ratio }
    })
  const move = (x: number, y: number) => setView((now) => ({ ...now, x: now.x + x, y: now.y + y }))
  useGestures(stage, { onDrag: move, onZoom: zoom })

  const scale = scaleOf(view)
  return {
    scale,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    fit: () => setView(fitting),
    turn: (way = 'right') =>
      setView((now) => ({ ...fitting, turn: (now.turn + (way === 'right' ? 90 : 270)) % 360 })),
    move,
    style: {
      width,
      height,
      transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${scale})`,
    },
  }
}

/** Moves the picture by the arrow keys; whether the key did. */
export function movedByKey({ move }: PictureView, { key }: Pick<KeyboardEvent, 'key'>): boolean {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [pace, 0],
    ArrowRight: [-pace, 0],
    ArrowUp: [0, pace],
    ArrowDown: [0, -pace],
  }
  const by = steps[key]
  if (by) move(...by)
  return by !== undefined
}
