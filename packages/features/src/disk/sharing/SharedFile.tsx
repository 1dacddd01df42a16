import { Button } from '@atrium/ui/button'
import { PageHeader } from '@atrium/ui/page-header'
import { useAtom, useAtomValue } from 'jotai'
import { ChevronLeft, Download } from 'lucide-react'
import type { ComponentType } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { formatSize } from '../../shared/texts/formatSize'
import { Verbatim } from '../../shared/texts/Verbatim'
import type { OpenedShare } from './api'
import { sharedFolderPathAtom, sharedPreviewAtom } from './atoms'
import { sharingMessages } from './messages'
import { SharedContent, type SharedPreviewProps } from './SharedContent'
import styles from './SharedFile.module.css'
import { ShareFacts } from './ShareFacts'
import { ShareOver } from './ShareOver'
import { useSharedDownload } from './useSharedDownload'

interface SharedFileProps {
  readonly share: OpenedShare
  readonly Preview?: ComponentType<SharedPreviewProps> | undefined
}

/** A file that is shared, alone or in a folder: its content, and the download. */
export function SharedFile({ share, Preview }: SharedFileProps) {
  const texts = useTexts(sharingMessages)
  const [request, askAgain] = useAtom(sharedPreviewAtom)
  const toFolder = useAtomValue(sharedFolderPathAtom)
  const { download, busy } = useSharedDownload()
  if (request.state === 'failed') return <ShareOver failure={request.failure} onRetry={askAgain} />
  const file = request.state === 'ready' ? request.value : undefined
  // A file that is shared by itself is known before its address.
  const known = file ?? (share.kind === 'file' ? share : undefined)
  const onDownload = share.canDownload && known ? () => void download(known.id) : undefined
  return (
    <div className={layout.stack}>
      {share.kind === 'folder' && (
        <Button asChild variant="ghost" icon={<ChevronLeft />} className={styles.back}>
          <FeatureLink to={toFolder(file?.parentId ?? undefined)}>
            {texts.backToFolder(share.name)}
          </FeatureLink>
        </Button>
      )}
      <PageHeader title={<Verbatim>{known?.name ?? ''}</Verbatim>}>
        {onDownload && (
          <Button variant="primary" icon={<Download />} busy={busy} onClick={onDownload}>
            {texts.download}
          </Button>
        )}
      </PageHeader>
      <ShareFacts share={share}>
        {known && ` · ${formatSize(known.size)}`}
        {!share.canDownload && ` · ${texts.lookOnly}`}
      </ShareFacts>
      {Preview && <SharedContent Preview={Preview} file={file} onDownload={onDownload} onRetry={askAgain} />}
    </div>
  )
}
