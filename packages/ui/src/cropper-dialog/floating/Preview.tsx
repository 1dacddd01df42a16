import { useEffect, useRef } from 'react'
import styles from '../CropperDialog.module.css'
import type { View } from '../cut'
import { type Drawable, drawCut } from '../drawCut'

interface PreviewProps {
  /** Undefined while it is being read. */
  picture: Drawable | undefined
  view: View
  edge: number
  label: string
}

/** The square as it will be, in its own size. */
export function Preview({ picture, view, edge, label }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && picture) drawCut(canvas.current, picture, view, edge)
  }, [picture, view, edge])
  return (
    <figure className={styles.result}>
      <canvas
        ref={canvas}
        {...(picture ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        width={2 * edge}
        height={2 * edge}
        style={{ width: edge, height: edge }}
        className={styles.squares}
      />
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  )
}
