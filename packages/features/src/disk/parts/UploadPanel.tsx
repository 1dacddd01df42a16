import { Button } from '@atrium/ui/button'
import { FloatingCard } from '@atrium/ui/floating-card'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import type { UnfinishedUpload } from '../api'
import { diskMessages } from '../messages'
import { cancelUploadsAtom, clearUploadsAtom, pauseUploadsAtom, resumeUploadsAtom } from '../uploads/queue'
import type { UploadItem } from '../uploads/UploadItem'
import { ClashDialog } from './ClashDialog'
import { ProgressBar } from './ProgressBar'
import { UnfinishedRow } from './UnfinishedRow'
import styles from './UploadPanel.module.css'
import { UploadRow } from './UploadRow'

interface UploadPanelProps {
  /** From this page. */
  readonly uploads: readonly UploadItem[]
  /** Begun before, and left. */
  readonly left: readonly UnfinishedUpload[]
}

/** How each upload and all of them go, beside the page. */
export function UploadPanel({ uploads, left }: UploadPanelProps) {
  const texts = useTexts(diskMessages)
  const pause = useSetAtom(pauseUploadsAtom)
  const resume = useSetAtom(resumeUploadsAtom)
  const cancel = useSetAtom(cancelUploadsAtom)
  const clear = useSetAtom(clearUploadsAtom)
  const keysOf = (...states: readonly UploadItem['state'][]) =>
    uploads.filter(({ state, failure }) => states.includes(state) && failure !== 'name').map(({ key }) => key)
  const going = keysOf('sending', 'waiting')
  const resting = keysOf('paused', 'failed')
  const done = keysOf('done')
  const open = [...going, ...resting, ...keysOf('clash')]
  const offline = uploads.filter(({ failure }) => typeof failure === 'object' && failure.kind === 'offline')

  // What the line's end stopped goes on with it.
  useEffect(() => {
    const goOn = () => resume(offline.map(({ key }) => key))
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  })

  const title =
    going.length > 0
      ? texts.uploading(done.length, uploads.length)
      : open.length > 0
        ? texts.uploadsResting(open.length)
        : uploads.length > 0
          ? texts.uploadsDone(done.length)
          : texts.unfinished
  const total = uploads.reduce((sum, { file }) => sum + file.size, 0)
  const sent = uploads.reduce((sum, item) => sum + item.sent, 0)
  return (
    <>
      <FloatingCard
        title={<span aria-live="polite">{title}</span>}
        actions={
          <>
            {going.length > 1 && (
              <Button size="small" onClick={() => pause(going)}>
                {texts.pauseAll}
              </Button>
            )}
            {resting.length > 1 && (
              <Button size="small" onClick={() => resume(resting)}>
                {texts.resumeAll}
              </Button>
            )}
            {open.length > 1 && (
              <Button size="small" onClick={() => cancel(open)}>
                {texts.cancelAll}
              </Button>
            )}
            {uploads.length > 0 && open.length === 0 && (
              <Button size="small" onClick={() => clear()}>
                {texts.close}
              </Button>
            )}
          </>
        }
      >
        {uploads.length > 1 && total > 0 && <ProgressBar value={sent / total} label={texts.progressOfAll} />}
        <ul className={`${layout.plainList} ${styles.list}`}>
          {uploads.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              onPause={() => pause([item.key])}
              onResume={() => resume([item.key])}
              onCancel={() => cancel([item.key])}
            />
          ))}
        </ul>
        {left.length > 0 && (
          <>
            {uploads.length > 0 && <p className={styles.heading}>{texts.unfinished}</p>}
            <p className={layout.hint}>{texts.unfinishedHint}</p>
            <ul className={`${layout.plainList} ${styles.list}`}>
              {left.map((upload) => (
                <UnfinishedRow key={upload.uploadId} upload={upload} />
              ))}
            </ul>
          </>
        )}
      </FloatingCard>
      <ClashDialog uploads={uploads} />
    </>
  )
}
