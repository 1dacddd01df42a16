import { IconButton } from '@atrium/ui/icon-button'
import { Spinner } from '@atrium/ui/spinner'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useGestures } from '../../shared/pictureView/useGestures'
import { formatSize } from '../../shared/texts/formatSize'
import { previewMessages } from '../messages'
import { Focusable } from '../parts/Focusable'
import type { NotShownItem } from '../parts/NotShown'
import type { FilePreviewProps } from '../parts/PreviewedFile'
import { Viewer } from '../parts/Viewer'
import { Unshown } from '../unshown/Unshown'
import styles from './Stage.module.css'
import type { ToStage } from './StageTalk'
import type { StageState } from './useStage'

interface StageProps extends FilePreviewProps {
  readonly stage: RefObject<HTMLElement | null>
  readonly shown: StageState<unknown>
  readonly tell: (words: ToStage) => void
  /** The maximum size of content that is shown, in bytes. */
  readonly most: number
  /** The accessible name, with its keys. */
  readonly label: string
  readonly hint: string
  /** In pixels, by fingers, mouse or arrows; `second`: with another button, two fingers or Shift. */
  readonly onMove: (x: number, y: number, second: boolean) => void
  /** A click, or Enter for the middle. */
  readonly onPick?: (x: number, y: number) => void
  readonly tools?: ReactNode
  readonly notice?: ReactNode
  readonly notShown?: readonly NotShownItem[] | undefined
  /** Notes, once everything is loaded. */
  readonly summary: ReactNode
  /** Structure panel, beside the stage; on a phone above it. */
  readonly parts?: ReactNode
  /** Content above the stage. */
  readonly children?: ReactNode
}

const pace = 40
const step = 1.25

/** A canvas drawn by a worker, which can be moved and zoomed with fingers, mouse, keys and buttons. */
export function Stage(props: StageProps) {
  const { stage, shown, tell, label, onMove, onPick, children } = props
  const texts = useTexts(previewMessages)
  const { locale } = useHost()
  const hint = useId()
  useGestures(stage, {
    onDrag: onMove,
    onZoom: (factor, x, y) => tell({ tell: 'zoom', factor, x, y }),
    ...(onPick && { onTap: onPick }),
  })
  const zoom = (factor: number) => tell({ tell: 'zoom', factor })
  const fit = () => tell({ tell: 'fit' })
  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = (x: number, y: number) => onMove(x * pace, y * pace, event.shiftKey)
    const { clientWidth, clientHeight } = event.currentTarget
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(1, 0),
      ArrowRight: () => move(-1, 0),
      ArrowUp: () => move(0, 1),
      ArrowDown: () => move(0, -1),
      '+': () => zoom(step),
      '=': () => zoom(step),
      '-': () => zoom(1 / step),
      '0': fit,
      ...(onPick && { Enter: () => onPick(clientWidth / 2, clientHeight / 2) }),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  if (shown.state === 'failed')
    return (
      <Unshown
        {...props}
        reason={shown.reason === 'empty' ? 'nothingDrawn' : shown.reason}
        bound={formatSize(props.most)}
      />
    )
  const says = { receiving: texts.received, reading: () => texts.preparing, drawn: texts.drawing }
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <Viewer
      label={label}
      notice={props.notice}
      notShown={props.notShown}
      tools={
        <>
          <IconButton icon={<ZoomOut />} label={texts.zoomOut} onClick={() => zoom(1 / step)} />
          <IconButton icon={<ZoomIn />} label={texts.zoomIn} onClick={() => zoom(step)} />
          <IconButton icon={<Maximize />} label={texts.fit} onClick={fit} />
          {props.tools && <span className={styles.ownTools}>{props.tools}</span>}
          <span role="status" className={styles.state}>
            {shown.state === 'ready' ? props.summary : says[shown.state](percent.format(shown.share))}
          </span>
        </>
      }
    >
      <div className={styles.beside}>
        {props.parts}
        <div className={styles.ground}>
          <Focusable
            ref={stage}
            className={styles.stage}
            aria-label={props.file.name}
            aria-describedby={hint}
            aria-busy={shown.state !== 'ready'}
            data-state={shown.state}
            onKeyDown={press}
          >
            <span id={hint} hidden>
              {props.hint}
            </span>
            {(shown.state === 'receiving' || shown.state === 'reading') && (
              <span className={styles.spinner}>
                <Spinner />
              </span>
            )}
          </Focusable>
          {children}
        </div>
      </div>
    </Viewer>
  )
}
