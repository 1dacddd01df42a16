import { IconButton } from '@atrium/ui/icon-button'
import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import { useGestures } from '../parts/useGestures'
import { Viewer } from '../parts/Viewer'
import type { Picture } from './loadPicture'
import styles from './PictureStage.module.css'

interface View {
  /** Zoom relative to its own pixels; `fit`: as large as possible, but no larger than its own size. */
  readonly scale: number | 'fit'
  readonly x: number
  readonly y: number
  /** Clockwise, in degrees. */
  readonly turn: number
}

const fitting: View = { scale: 'fit', x: 0, y: 0, turn: 0 }
const step = 1.25
const pace = 60

interface PictureStageProps {
  readonly name: string
  readonly picture: Picture
  /** Further tools. */
  readonly tools?: ReactNode
}

/** A picture that can be moved, zoomed and rotated, with fingers, mouse or keys. */
export function PictureStage({ name, picture: { url, width, height }, tools }: PictureStageProps) {
  const texts = useTexts(previewMessages)
  const { locale } = useHost()
  const hint = useId()
  const stage = useRef<HTMLElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [view, setView] = useState(fitting)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    if (stage.current) watch.observe(stage.current)
    return () => watch.disconnect()
  }, [])

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
  const turn = () => setView((now) => ({ ...fitting, turn: (now.turn + 90) % 360 }))
  useGestures(stage, { onDrag: move, onZoom: zoom })

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(pace, 0),
    ArrowRight: () => move(-pace, 0),
    ArrowUp: () => move(0, pace),
    ArrowDown: () => move(0, -pace),
    '+': () => zoom(step),
    '=': () => zoom(step),
    '-': () => zoom(1 / step),
    '0': () => setView(fitting),
    r: turn,
  }
  function press(event: KeyboardEvent) {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const scale = scaleOf(view)
  return (
    <Viewer
      label={texts.picture}
      tools={
        <>
          <IconButton icon={<ZoomOut />} label={texts.zoomOut} onClick={() => zoom(1 / step)} />
          <output aria-label={texts.zoom}>
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(scale)}
          </output>
          <IconButton icon={<ZoomIn />} label={texts.zoomIn} onClick={() => zoom(step)} />
          <IconButton icon={<Maximize />} label={texts.fit} onClick={() => setView(fitting)} />
          <IconButton icon={<RotateCw />} label={texts.rotate} onClick={turn} />
          {tools}
          <span className={styles.measures}>{`${width} × ${height}`}</span>
        </>
      }
    >
      <Focusable
        ref={stage}
        className={styles.stage}
        aria-label={name}
        aria-describedby={hint}
        onKeyDown={press}
      >
        <img
          className={styles.picture}
          src={url}
          alt={name}
          draggable={false}
          style={{
            width,
            height,
            transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${scale})`,
          }}
        />
        <span id={hint} hidden>
          {texts.pictureHint}
        </span>
      </Focusable>
    </Viewer>
  )
}
