import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Viewer } from '../parts/Viewer'
import { Unshown } from '../unshown/Unshown'
import styles from './MediaViewer.module.css'

/** Audio or video, which the browser plays and requests in ranges. */
export function MediaViewer(props: ViewerProps) {
  const texts = useTexts(previewMessages)
  const [problem, setProblem] = useState<'broken' | 'failed'>()
  if (problem) return <Unshown {...props} reason={problem} />
  const { file, as } = props
  const Player = as.kind === 'film' ? 'video' : 'audio'
  return (
    <Viewer label={as.kind === 'film' ? texts.film : texts.sound}>
      <div className={styles.stage}>
        <Player
          className={styles.player}
          src={file.url}
          controls
          playsInline
          preload="metadata"
          aria-label={file.name}
          onError={({ currentTarget: { error, readyState } }) =>
            // A file that has started to play and then stalls isn't damaged.
            setProblem(readyState > 0 && error?.code !== MediaError.MEDIA_ERR_DECODE ? 'failed' : 'broken')
          }
        />
      </div>
    </Viewer>
  )
}
