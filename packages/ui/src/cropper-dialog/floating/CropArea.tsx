import { getNonce } from 'get-nonce'
import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../../button'
import { Spinner } from '../../spinner'
import type { CropperLabels } from '../CropperDialog'
import styles from '../CropperDialog.module.css'
import type { Cut } from '../cutPicture'
import { Measure } from './Measure'

export { cutPicture } from '../cutPicture'

interface CropAreaProps {
  source: string
  edge: number
  labels: CropperLabels
  onCut: (cut: Cut) => void
  onUnreadable: () => void
}

const start = { crop: { x: 0, y: 0 }, zoom: 1, rotation: 0 }
const farthest = 400

/** The picture under a square window, and the same in numbers. */
export function CropArea({ source, edge, labels, onCut, onUnreadable }: CropAreaProps) {
  const stage = useRef<HTMLDivElement>(null)
  const isStill = useIsStill(stage)
  const [view, setView] = useState(start)
  const { crop, zoom, rotation } = view

  return (
    <>
      <div ref={stage} className={styles.stage}>
        {isStill ? (
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={1}
            maxZoom={5}
            cropSize={{ width: 2 * edge, height: 2 * edge }}
            objectFit="cover"
            nonce={getNonce()}
            keyboardStep={2}
            onCropChange={(next) => setView((now) => ({ ...now, crop: next }))}
            onZoomChange={(next) => setView((now) => ({ ...now, zoom: next }))}
            onRotationChange={(next) => setView((now) => ({ ...now, rotation: next }))}
            onCropComplete={(_, area) => onCut({ area, rotation })}
            mediaProps={{ onError: onUnreadable, alt: '' }}
            cropperProps={{ 'aria-label': labels.source, role: 'group' }}
          />
        ) : (
          <Spinner />
        )}
      </div>
      <div className={styles.measures}>
        <Measure
          label={labels.zoom}
          unit="%"
          least={100}
          most={500}
          value={zoom * 100}
          onChange={(next) => setView({ ...view, zoom: next / 100 })}
        />
        <Measure
          label={labels.rotation}
          unit="°"
          least={-180}
          most={180}
          value={rotation}
          onChange={(next) => setView({ ...view, rotation: next })}
        />
        <Measure
          label={labels.horizontal}
          unit="px"
          least={-farthest}
          most={farthest}
          value={crop.x}
          onChange={(x) => setView({ ...view, crop: { ...crop, x } })}
        />
        <Measure
          label={labels.vertical}
          unit="px"
          least={-farthest}
          most={farthest}
          value={crop.y}
          onChange={(y) => setView({ ...view, crop: { ...crop, y } })}
        />
      </div>
      <div>
        <Button size="small" onClick={() => setView(start)}>
          {labels.reset}
        </Button>
      </div>
    </>
  )
}

/** The window is measured once: it must not grow any more, as a dialog does while it opens. */
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
