import { FloatingCard } from '@atrium/ui/floating-card'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { UnfinishedUpload } from '../api'
import { diskMessages } from '../messages'
import { ClashDialog } from './ClashDialog'
import { UnfinishedRow } from './UnfinishedRow'
import { ProgressBar, UploadActions } from './UploadActions'
import type { UploadItem } from './UploadItem'
import styles from './UploadPanel.module.css'
import { UploadRow } from './UploadRow'
import { useUploadPanel } from './useUploadPanel'

interface UploadPanelProps {
  /** Started on this page. */
  readonly uploads: readonly UploadItem[]
  /** Started earlier and unfinished. */
  readonly left: readonly UnfinishedUpload[]
}

/** The progress of each upload and of all, next to the page. */
export function UploadPanel({ uploads, left }: UploadPanelProps) {
  const texts = useTexts(diskMessages)
  const panel = useUploadPanel(uploads)
  const { title, share, pause, resume, cancel } = panel
  return (
    <>
      <FloatingCard
        title={<span aria-live="polite">{title}</span>}
        actions={<UploadActions isEmpty={uploads.length === 0} panel={panel} />}
      >
        {uploads.length > 1 && share !== undefined && (
          <ProgressBar value={share} label={texts.progressOfAll} />
        )}
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
