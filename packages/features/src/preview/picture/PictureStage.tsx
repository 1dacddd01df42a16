import { IconButton } from '@atrium/ui/icon-button'
import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { movedByKey, usePictureView } from '../../shared/pictureView/usePictureView'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import { Viewer } from '../parts/Viewer'
import type { Picture } from './loadPicture'
import styles from './PictureStage.module.css'

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
  const view = usePictureView(stage, { width, height })

  const keys: Readonly<Record<string, () => void>> = {
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.fit,
    r: () => view.turn(),
  }
  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = keys[event.key]
    if (!act && !movedByKey(view, event)) return
    event.preventDefault()
    act?.()
  }

  return (
    <Viewer
      label={texts.picture}
      tools={
        <>
          <IconButton icon={<ZoomOut />} label={texts.zoomOut} onClick={view.zoomOut} />
          <output aria-label={texts.zoom}>
            {new Intl.NumberFormat(locale, { style: 'percent' }).format(view.scale)}
          </output>
          <IconButton icon={<ZoomIn />} label={texts.zoomIn} onClick={view.zoomIn} />
          <IconButton icon={<Maximize />} label={texts.fit} onClick={view.fit} />
          <IconButton icon={<RotateCw />} label={texts.rotate} onClick={() => view.turn()} />
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
        <img className={styles.picture} src={url} alt={name} draggable={false} style={view.style} />
        <span id={hint} hidden>
          {texts.pictureHint}
        </span>
      </Focusable>
    </Viewer>
  )
}
