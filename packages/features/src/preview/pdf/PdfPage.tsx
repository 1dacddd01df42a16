import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import type { PageSize } from './openPdf'
import styles from './PdfPages.module.css'

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  /** From 1. */
  readonly number: number
  /** Pixels per point. */
  readonly scale: number
  /** The assumed size until the real one is known. */
  readonly estimate: PageSize
  readonly label: string
}

/** The maximum number of pixels per page: phones give up above it. */
const mostPixels = 16_000_000

/** A page, drawn by the browser, with its text above it for selection and screen readers. */
export function PdfPage({ pdf, number, scale, estimate, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(estimate)
  const texts = useTexts(previewMessages)
  const [state, setState] = useState<'drawing' | 'drawn' | 'broken'>('drawing')
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      const [surface, layer] = [canvas.current, text.current]
      if (isOver || !surface || !layer) return
      const { width, height } = page.getViewport({ scale: 1 })
      setSize({ width, height })
      const finest = Math.sqrt(mostPixels / (width * height))
      const viewport = page.getViewport({ scale: Math.min(finest, scale * devicePixelRatio) })
      surface.width = Math.ceil(viewport.width)
      surface.height = Math.ceil(viewport.height)
      const drawing = page.render({ canvas: surface, viewport })
      stop = () => drawing.cancel()
      await drawing.promise
      if (isOver) return
      setState('drawn')
      layer.replaceChildren()
      const words = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer,
        viewport: page.getViewport({ scale }),
      })
      stop = () => words.cancel()
      await words.render()
    }
    // A cancelled page is drawn again, and a page without its text is still a page.
    draw().catch(() => isOver || setState((now) => (now === 'drawn' ? now : 'broken')))
    return () => {
      isOver = true
      stop()
    }
  }, [pdf, number, scale])
  return (
    <section
      className={styles.page}
      aria-label={label}
      data-page={state}
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      {state === 'broken' && <p className={styles.broken}>{texts.pageBroken}</p>}
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <div
        ref={text}
        className={styles.text}
        style={{ '--total-scale-factor': scale, '--scale-factor': scale } as React.CSSProperties}
      />
    </section>
  )
}
