import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Download } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { formatSize } from '../../shared/texts/formatSize'
import type { OpenedShare } from '../sharing/api'
import { sharingMessages } from '../sharing/messages'
import { NodeName } from './NodeName'
import { ShareHead } from './ShareHead'
import { useSharedDownload } from './useSharedDownload'

/** What shows a shared file is told of it. */
export interface SharedPreviewProps {
  readonly share: OpenedShare
}

interface SharedFileProps {
  readonly share: OpenedShare
  readonly Preview?: ComponentType<SharedPreviewProps>
}

/** One file that is shared. */
export function SharedFile({ share, Preview }: SharedFileProps) {
  const texts = useTexts(sharingMessages)
  const { download, busy } = useSharedDownload()
  return (
    <div className={layout.stack}>
      <ShareHead share={share} />
      {Preview && <Preview share={share} />}
      <Card
        footer={
          share.canDownload ? (
            <Button variant="primary" icon={<Download />} busy={busy} onClick={() => download(share.id)}>
              {texts.download}
            </Button>
          ) : (
            <span className={layout.hint}>{texts.lookOnly}</span>
          )
        }
      >
        <NodeName node={share} />
        <p className={layout.hint}>{formatSize(share.size)}</p>
      </Card>
    </div>
  )
}
