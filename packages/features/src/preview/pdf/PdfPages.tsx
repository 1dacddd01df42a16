import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronDown, ChevronUp, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import { Viewer } from '../parts/Viewer'
import type { OpenedPdf } from './openPdf'
import { PageField } from './PageField'
import { PdfPage } from './PdfPage'
import styles from './PdfPages.module.css'
import type { Connection } from './PdfRanges'

const gap = 16
/** CSS pixels per point. */
const natural = 96 / 72

interface PdfPagesProps extends OpenedPdf {
  readonly name: string
  readonly connection: Connection
  /** Opens it with a new address. */
  readonly onRetry?: (() => void) | undefined
}

/** The pages of a PDF in a column; only visible ones are rendered. */
export function PdfPages({ name, pdf, size, connection, onRetry }: PdfPagesProps) {
  const texts = useTexts(previewMessages)
  const { retry } = useTexts(sharedMessages)
  const { locale } = useHost()
  const scroller = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(0)
  const [chosen, setChosen] = useState<number>()
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    if (scroller.current) watch.observe(scroller.current)
    return () => watch.disconnect()
  }, [])
  const fit = Math.max(0.1, Math.min(1.5 * natural, (room - 2 * gap) / size.width))
  const scale = chosen ?? fit
  const pages = useVirtualizer({
    count: pdf.numPages,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.height * scale + gap,
    overscan: 1,
    paddingStart: gap,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights have changed
  useEffect(() => pages.measure(), [scale])
  const middle = (pages.scrollOffset ?? 0) + (pages.scrollRect?.height ?? 0) / 2
  const current = pages.getVirtualItems().find(({ end }) => end > middle)?.index ?? 0
  const go = (index: number) =>
    pages.scrollToIndex(Math.max(0, Math.min(pdf.numPages - 1, index)), { align: 'start' })
  const zoom = (factor: number) => {
    const at = current
    setChosen(Math.max(0.2, Math.min(6, scale * factor)))
    requestAnimationFrame(() => pages.scrollToIndex(at, { align: 'start' }))
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(1.25),
    '=': () => zoom(1.25),
    '-': () => zoom(0.8),
    '0': () => setChosen(undefined),
    ArrowRight: () => go(current + 1),
    ArrowLeft: () => go(current - 1),
  }
  function press(event: KeyboardEvent) {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Viewer
      label={texts.document}
      notice={
        connection === 'working' ? undefined : connection === 'interrupted' ? (
          texts.pagesInterrupted
        ) : (
          <>
            {texts.pagesOver} {onRetry && <Button onClick={onRetry}>{retry}</Button>}
          </>
        )
      }
      tools={
        <>
          <IconButton icon={<ChevronUp />} label={texts.previousPage} onClick={() => go(current - 1)} />
          <PageField page={current + 1} count={pdf.numPages} onGo={(page) => go(page - 1)} />
          <IconButton icon={<ChevronDown />} label={texts.nextPage} onClick={() => go(current + 1)} />
          <IconButton icon={<ZoomOut />} label={texts.zoomOut} onClick={() => zoom(0.8)} />
          <output aria-label={texts.zoom}>
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(scale / natural)}
          </output>
          <IconButton icon={<ZoomIn />} label={texts.zoomIn} onClick={() => zoom(1.25)} />
          <IconButton icon={<Maximize />} label={texts.fit} onClick={() => setChosen(undefined)} />
        </>
      }
    >
      <Focusable ref={scroller} className={styles.scroller} aria-label={name} onKeyDown={press}>
        <div
          className={styles.pages}
          style={{ height: pages.getTotalSize(), minWidth: size.width * scale + 2 * gap }}
        >
          {room > 0 &&
            pages.getVirtualItems().map(({ index, start }) => (
              <div
                key={index}
                ref={pages.measureElement}
                data-index={index}
                className={styles.place}
                style={{ transform: `translateY(${start}px)`, paddingBottom: gap }}
              >
                <PdfPage
                  pdf={pdf}
                  number={index + 1}
                  scale={scale}
                  estimate={size}
                  label={texts.pageOf(index + 1)}
                />
              </div>
            ))}
        </div>
      </Focusable>
    </Viewer>
  )
}
