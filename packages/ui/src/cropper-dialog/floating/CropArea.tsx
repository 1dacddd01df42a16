import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../button'
import { Spinner } from '../../spinner'
import type { CropperLabels } from '../CropperDialog'
import styles from '../CropperDialog.module.css'
import { firstView, fittingSize, pixelsAcross, settled, type View, wholeView } from '../cut'
import { type Drawable, drawCut, readPicture } from '../drawCut'
import { Measure } from './Measure'

interface CropAreaProps {
  source: string
  /** Edge of the frame and of the displayed square, in pixels. */
  edge: number
  leastBytes: number
  labels: CropperLabels
  /** Called with a function that creates the square of the current view. */
  onCut: (cut: () => Promise<Blob>) => void
  onUnreadable: () => void
}

const farthest = 400

/** The frame is this many times as large as the displayed result, for precise placement. */
const magnification = 2

/** The picture below a square frame, number fields, and a preview. */
export function CropArea({ source, edge, leastBytes, labels, onCut, onUnreadable }: CropAreaProps) {
  const stage = useRef<HTMLDivElement>(null)
  const isStill = useIsStill(stage)
  const picture = usePicture(source, onUnreadable)
  const [changed, setView] = useState<View>()
  const view = changed ?? (picture ? firstView(picture) : wholeView)
  const { crop, zoom, rotation } = view
  const frame = edge * magnification

  const change = (changes: Partial<View>) =>
    setView((now) => (picture ? settled(picture, { ...(now ?? firstView(picture)), ...changes }, edge) : now))

  useEffect(() => {
    if (picture) onCut(() => cutPicture(picture, view, { edge, leastBytes }))
  }, [picture, view, edge, leastBytes, onCut])

  return (
    <>
      <div className={styles.stand}>
        <div ref={stage} className={styles.stage}>
          {picture && (
            <div
              className={picture.isTransparent ? styles.squares : styles.white}
              style={{ width: frame, height: frame }}
            />
          )}
          {isStill && picture ? (
            <Cropper
              image={source}
              crop={{ x: crop.x * magnification, y: crop.y * magnification }}
              zoom={zoom}
              rotation={rotation}
              aspect={1}
              minZoom={1}
              maxZoom={5}
              cropSize={{ width: frame, height: frame }}
              restrictPosition={false}
              disableAutomaticStylesInjection
              classes={{
                containerClassName: styles.cropper ?? '',
                mediaClassName: styles.photo ?? '',
                cropAreaClassName: styles.frame ?? '',
              }}
              keyboardStep={2}
              onCropChange={({ x, y }) => change({ crop: { x: x / magnification, y: y / magnification } })}
              onZoomChange={(next) => change({ zoom: next })}
              onRotationChange={(next) => change({ rotation: next })}
              style={{
                mediaStyle: {
                  ...fittingSize(picture, rotation, frame),
                  maxWidth: 'none',
                  maxHeight: 'none',
                },
                cropAreaStyle: { color: 'var(--crop-veil)', borderColor: 'var(--atrium-color-accent)' },
              }}
              mediaProps={{ alt: '' }}
              cropperProps={{ 'aria-label': labels.source, role: 'group' }}
            />
          ) : (
            <Spinner />
          )}
        </div>
        <div className={styles.beside}>
          <Preview picture={picture} view={view} edge={edge} label={labels.result} />
          <Button size="small" onClick={() => change(wholeView)}>
            {labels.reset}
          </Button>
          <div className={styles.places}>
            <Measure
              label={labels.horizontal}
              unit="px"
              least={-farthest}
              most={farthest}
              value={crop.x}
              onChange={(x) => change({ crop: { ...crop, x } })}
            />
            <Measure
              label={labels.vertical}
              unit="px"
              least={-farthest}
              most={farthest}
              value={crop.y}
              onChange={(y) => change({ crop: { ...crop, y } })}
            />
          </div>
        </div>
      </div>
      <div className={styles.measures}>
        <Measure
          slides
          label={labels.zoom}
          unit="%"
          least={100}
          most={500}
          value={zoom * 100}
          onChange={(next) => change({ zoom: next / 100 })}
        />
        <Measure
          slides
          label={labels.rotation}
          unit="°"
          least={-180}
          most={180}
          value={rotation}
          onChange={(next) => change({ rotation: next })}
        />
      </div>
    </>
  )
}

function usePicture(source: string, onUnreadable: () => void): Drawable | undefined {
  const [picture, setPicture] = useState<Drawable>()
  const giveUp = useEffectEvent(onUnreadable)
  useEffect(() => {
    let isGone = false
    readPicture(source).then(
      (read) => !isGone && setPicture(read),
      () => !isGone && giveUp(),
    )
    return () => {
      isGone = true
    }
  }, [source])
  return picture
}

/** The frame is measured once, so it must be mounted after the dialog's opening animation. */
function useIsStill(stage: { readonly current: HTMLElement | null }): boolean {
  const [isStill, setStill] = useState(false)
  useEffect(() => {
    const box = stage.current?.closest('[role="dialog"]')
    let isGone = false
    Promise.allSettled((box?.getAnimations() ?? []).map(({ finished }) => finished)).then(() => {
      if (!isGone) setStill(true)
    })
    return () => {
      isGone = true
    }
  }, [stage])
  return isStill
}

interface CutOptions {
  /** Edge of the frame in its pixels, and minimum edge of the result. */
  readonly edge: number
  /** Minimum size in bytes, as far as more pixels can reach it. */
  readonly leastBytes: number
}

/**
 * The result has as many pixels as the picture, so that it is sharp on high-density screens, up to this
 * factor.
 */
const mostTimes = 4
const finest = 8

/** The area below the frame as a square PNG. */
async function cutPicture(picture: Drawable, view: View, options: CutOptions): Promise<Blob> {
  const { edge, leastBytes } = options
  const native = Math.round(pixelsAcross(picture, view))
  for (let pixels = Math.min(mostTimes * edge, Math.max(edge, native)); ; pixels *= 2) {
    const canvas = document.createElement('canvas')
    canvas.width = pixels
    canvas.height = pixels
    drawCut(canvas, picture, view, edge)
    const square = await pngOf(canvas)
    if (square.size >= leastBytes || pixels * 2 > finest * edge) return square
  }
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser can’t write a PNG.')
  return blob
}

interface PreviewProps {
  /** Undefined while it loads. */
  picture: Drawable | undefined
  view: View
  edge: number
  label: string
}

/** The result at its displayed size. */
function Preview({ picture, view, edge, label }: PreviewProps) {
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
