import { useEffect, useRef } from 'react'
import styles from '../CropperDialog.module.css'
import type { View } from '../cut'
import { type Drawable, drawCut } from '../drawCut'

interface PreviewProps {
  picture: Drawable
  view: View
  frame: number
  edge: number
  label: string
}

/** The square as it will be, in its own size. */
export function Preview({ picture, view, frame, edge, label }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, view, frame)
  }, [picture, view, frame])
  return (
    <figure className={styles.result}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={2 * edge}
        height={2 * edge}
        style={{ width: edge, height: edge }}
        className={styles.square}
      />
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  )
}
