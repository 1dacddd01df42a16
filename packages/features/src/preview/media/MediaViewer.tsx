import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import type { ViewerProps } from '../parts/PreviewedFile'
import { Unshown } from '../parts/Unshown'
import { Viewer } from '../parts/Viewer'
import styles from './MediaViewer.module.css'

/** Sound or film, which the browser plays by itself and asks for in ranges. */
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
            // What has begun to play and doesn't arrive any more isn't damaged.
            setProblem(readyState > 0 && error?.code !== MediaError.MEDIA_ERR_DECODE ? 'failed' : 'broken')
          }
        />
      </div>
    </Viewer>
  )
}
