import { IconButton } from '@atrium/ui/icon-button'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import { Viewer } from '../parts/Viewer'
import { layOut } from './layOut'
import styles from './Paper.module.css'
import type { WordPages } from './WordPages'

const omissionTexts = {
  metafile: 'omittedMetafile',
  picture: 'omittedPicture',
  chart: 'omittedChart',
  diagram: 'omittedDiagram',
  shape: 'omittedShape',
  object: 'omittedObject',
  page: 'omittedPage',
  comment: 'omittedComment',
  change: 'omittedChange',
} as const

interface PaperProps {
  readonly name: string
  readonly document: WordPages
}

/** Margin around the pages, in CSS pixels. */
const around = 2 * 16
const step = 1.25

/** The pages of a document in a column, on paper that is white in the dark theme too. */
export function Paper({ name, document }: PaperProps) {
  const texts = useTexts(previewMessages)
  const { locale } = useHost()
  const scroller = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const [laidOut, setLaidOut] = useState(0)
  const [room, setRoom] = useState(0)
  const [chosen, choose] = useState<number>()
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    if (scroller.current) watch.observe(scroller.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => (host.current ? layOut(host.current, document, setLaidOut) : undefined), [document])
  const fitting = room === 0 ? 1 : Math.min(1, room / (document.width + around))
  const scale = chosen ?? fitting
  const zoom = (factor: number) => choose(Math.max(0.2, Math.min(4, scale * factor)))
  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === '+' || event.key === '=') zoom(step)
    else if (event.key === '-') zoom(1 / step)
    else if (event.key === '0') choose(undefined)
    else return
    event.preventDefault()
  }
  return (
    <Viewer
      label={texts.document}
      notShown={document.omissions.map(([what, count]) => ({
        label: texts[omissionTexts[what]](count),
        count,
      }))}
      tools={
        <>
          <IconButton icon={<ZoomOut />} label={texts.zoomOut} onClick={() => zoom(1 / step)} />
          <output aria-label={texts.zoom}>
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(scale)}
          </output>
          <IconButton icon={<ZoomIn />} label={texts.zoomIn} onClick={() => zoom(step)} />
          <IconButton icon={<Maximize />} label={texts.fit} onClick={() => choose(undefined)} />
          <span className={styles.count}>{texts.pages(document.pages.length)}</span>
        </>
      }
    >
      <Focusable
        ref={scroller}
        className={styles.scroller}
        aria-label={name}
        aria-busy={laidOut < document.pages.length}
        onKeyDown={press}
      >
        <div className={styles.frame} style={{ '--word-zoom': scale } as React.CSSProperties}>
          <div ref={host} />
        </div>
      </Focusable>
    </Viewer>
  )
}
