import { Button } from '@atrium/ui/button'
import { FailureState } from '@atrium/ui/failure-state'
import { IconButton } from '@atrium/ui/icon-button'
import { Maximize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../../shared/host/useKept'
import { movedByKey, usePictureView } from '../../../shared/pictureView/usePictureView'
import { sharedMessages } from '../../../shared/texts/sharedMessages'
import type { Licence } from '../licences'
import { certificationsMessages } from '../messages'
import styles from './LicencePane.module.css'
import { useKeys } from './useKeys'

interface LicencePaneProps {
  readonly licence: Licence
  readonly onRetry: () => void
}

/** The picture of the business licence: zoomed by wheel, buttons and keys, dragged, rotated. */
export function LicencePane({ licence, onRetry }: LicencePaneProps) {
  const texts = useTexts(certificationsMessages)
  const shared = useTexts(sharedMessages)
  const describe = useDescribeFailure()
  return (
    <section className={styles.pane} aria-label={texts.licence}>
      {licence.state === 'ready' ? (
        <Stage key={licence.url} {...licence} />
      ) : licence.state === 'broken' ? (
        <FailureState
          className={styles.failure}
          title={texts.licenceBroken}
          description={texts.licenceBrokenHint}
        />
      ) : licence.failure.kind === 'forbidden' ? (
        <FailureState
          className={styles.failure}
          drawing="forbidden"
          title={texts.licenceForbidden}
          description={texts.licenceForbiddenHint}
        />
      ) : (
        <FailureState
          className={styles.failure}
          title={texts.licenceFailed}
          description={describe(licence.failure)}
          action={<Button onClick={onRetry}>{shared.retry}</Button>}
        />
      )}
    </section>
  )
}

interface StageProps {
  readonly url: string
  readonly width: number
  readonly height: number
}

function Stage({ url, width, height }: StageProps) {
  const texts = useTexts(certificationsMessages)
  const { locale } = useHost()
  const stage = useRef<HTMLDivElement>(null)
  const view = usePictureView(stage, { width, height })
  useKeys({
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.fit,
    ']': () => view.turn('right'),
    '[': () => view.turn('left'),
  })
  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (movedByKey(view, event)) event.preventDefault()
  }
  return (
    <>
      <div className={styles.tools}>
        <IconButton icon={<ZoomOut />} label={texts.zoomOut} aria-keyshortcuts="-" onClick={view.zoomOut} />
        <output className={styles.scale} aria-label={texts.zoom}>
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(view.scale)}
        </output>
        <IconButton icon={<ZoomIn />} label={texts.zoomIn} aria-keyshortcuts="+" onClick={view.zoomIn} />
        <IconButton icon={<Maximize />} label={texts.fit} aria-keyshortcuts="0" onClick={view.fit} />
        <IconButton
          icon={<RotateCcw />}
          label={texts.turnLeft}
          aria-keyshortcuts="["
          onClick={() => view.turn('left')}
        />
        <IconButton
          icon={<RotateCw />}
          label={texts.turnRight}
          aria-keyshortcuts="]"
          onClick={() => view.turn('right')}
        />
        <span className={styles.measures}>{`${width} × ${height}`}</span>
      </div>
      <section
        ref={stage}
        className={styles.stage}
        aria-label={texts.licenceMoves}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
        tabIndex={0}
        onKeyDown={press}
      >
        <img className={styles.picture} src={url} alt={texts.licence} draggable={false} style={view.style} />
      </section>
    </>
  )
}
