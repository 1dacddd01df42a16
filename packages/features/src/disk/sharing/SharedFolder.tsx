import { EmptyState } from '@atrium/ui/empty-state'
import { PageHeader } from '@atrium/ui/page-header'
import { useAtomValue } from 'jotai'
import { FolderDown } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import { ListAction } from '../../shared/list/ListAction'
import { ListCard } from '../../shared/list/ListCard'
import layout from '../../shared/screen/Layout.module.css'
import { Verbatim } from '../../shared/texts/Verbatim'
import { FolderPath } from '../parts/FolderPath'
import type { OpenedShare } from './api'
import { sharedFolderPathAtom, sharedList } from './atoms'
import { sharingMessages } from './messages'
import { ShareFacts } from './ShareFacts'
import { useSharedColumns } from './useSharedColumns'
import { useSharedDownload } from './useSharedDownload'

interface SharedFolderProps {
  readonly share: OpenedShare
  /** Whether files can be viewed. */
  readonly shows: boolean
}

/** A shared folder, and those in it. */
export function SharedFolder({ share, shows }: SharedFolderProps) {
  const texts = useTexts(sharingMessages)
  const page = useAtomValue(sharedList.pageAtom)
  const toFolder = useAtomValue(sharedFolderPathAtom)
  const { download, busy } = useSharedDownload()
  const path = page.state === 'ready' ? page.value.path : []
  return (
    <div className={layout.stack}>
      <PageHeader title={<Verbatim>{share.name}</Verbatim>} />
      <ShareFacts share={share} />
      <ListCard
        list={sharedList}
        columns={useSharedColumns(shows, share.canDownload ? download : undefined)}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.name}
        caption={texts.files}
        failedTitle={texts.filesFailed}
        filtered={false}
        actions={
          share.canDownload && (
            <ListAction
              icon={<FolderDown />}
              busy={busy}
              disabled={page.state !== 'ready' || page.value.totalItems === 0}
              onSelect={() => download(path.at(-1)?.id ?? share.id)}
            >
              {texts.downloadAll}
            </ListAction>
          )
        }
        notice={
          path.length > 1 && <FolderPath places={path.map((one) => ({ ...one, to: toFolder(one.id) }))} />
        }
        empty={<EmptyState drawing="files" title={texts.folderEmpty} />}
      />
    </div>
  )
}
