import { EmptyState } from '@atrium/ui/empty-state'
import { useAtomValue } from 'jotai'
import { Download } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import { ListAction } from '../../shared/list/ListAction'
import { ListCard } from '../../shared/list/ListCard'
import layout from '../../shared/screen/Layout.module.css'
import type { OpenedShare } from '../sharing/api'
import { sharedFolderPathAtom, sharedList } from '../sharing/atoms'
import { sharingMessages } from '../sharing/messages'
import { FolderPath } from './FolderPath'
import { ShareHead } from './ShareHead'
import { useSharedColumns } from './useSharedColumns'
import { useSharedDownload } from './useSharedDownload'

/** A folder that is shared, and those in it. */
export function SharedFolder({ share }: { readonly share: OpenedShare }) {
  const texts = useTexts(sharingMessages)
  const page = useAtomValue(sharedList.pageAtom)
  const toFolder = useAtomValue(sharedFolderPathAtom)
  const { download, busy } = useSharedDownload()
  const path = page.state === 'ready' ? page.value.path : []
  return (
    <div className={layout.stack}>
      <ShareHead share={share} />
      <ListCard
        list={sharedList}
        columns={useSharedColumns(share.canDownload ? download : undefined)}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.name}
        caption={texts.files}
        failedTitle={texts.filesFailed}
        filtered={false}
        actions={
          share.canDownload && (
            <ListAction
              icon={<Download />}
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
        empty={<EmptyState title={texts.folderEmpty} />}
      />
    </div>
  )
}
