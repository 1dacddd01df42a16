import { Button } from '@atrium/ui/button'
import { FloatingCard } from '@atrium/ui/floating-card'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useDescribeFailure, useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { formatSize } from '../shared/texts/formatSize'
import { diskMessages } from './messages'
import { ClashDialog } from './uploads/ClashDialog'
import { uploadsAtom } from './uploads/queue'
import { ProgressBar, UploadActions } from './uploads/UploadActions'
import type { UploadItem } from './uploads/UploadItem'
import { useUploadsValue } from './uploads/uploadsStore'
import { useUploadPanel } from './uploads/useUploadPanel'

/** The progress of uploads, on every page except the disk's; nothing without uploads. */
export function UploadsElsewhere() {
  const uploads = useUploadsValue(uploadsAtom)
  if (uploads.length === 0) return null
  return <ElsewherePanel uploads={uploads} />
}

/** A summary of all uploads, with a link to the disk. */
function ElsewherePanel({ uploads }: { readonly uploads: readonly UploadItem[] }) {
  const texts = useTexts(diskMessages)
  const describe = useDescribeFailure()
  const panel = useUploadPanel(uploads)
  const failed = uploads.filter(({ state }) => state === 'failed')
  const [failure] = failed.flatMap(({ failure }) => (typeof failure === 'object' ? [failure] : []))
  const sent = uploads.reduce((sum, item) => sum + item.sent, 0)
  const total = uploads.reduce((sum, { file }) => sum + file.size, 0)
  const [first] = uploads
  return (
    <>
      <FloatingCard
        title={<span aria-live="polite">{panel.title}</span>}
        actions={
          <>
            {first && (
              <Button size="small" variant="ghost" asChild>
                <FeatureLink to={first.origin.diskPath}>{texts.toDisk}</FeatureLink>
              </Button>
            )}
            <UploadActions panel={panel} isEmpty={false} from={1} />
          </>
        }
      >
        {panel.open.length > 0 && panel.share !== undefined && (
          <>
            <ProgressBar value={panel.share} label={texts.progressOfAll} />
            <p className={layout.hint}>
              {formatSize(sent)} / {formatSize(total)}
            </p>
          </>
        )}
        {failed.length > 0 && (
          <p role="alert">{failure ? texts.uploadFailed(describe(failure)) : texts.badName}</p>
        )}
      </FloatingCard>
      <ClashDialog uploads={uploads} />
    </>
  )
}
