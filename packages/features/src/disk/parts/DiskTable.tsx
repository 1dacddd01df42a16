import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FailureState } from '@atrium/ui/failure-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { FolderInput, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { ListCard } from '../../shared/list/ListCard'
import { NoMatches } from '../../shared/list/NoMatches'
import { useAction } from '../../shared/request/useAction'
import { downloadAction } from '../actions'
import type { DiskNode } from '../api'
import { chosenNodes, diskList, folderPathAtom } from '../atoms'
import { mostChosen } from '../contract'
import { diskMessages } from '../messages'
import { useDiskFailure } from '../useDiskFailure'
import { useDiskName } from '../useDiskName'
import { FolderPath } from './FolderPath'
import { TrashQuestion } from './TrashQuestion'
import { useDiskColumns } from './useDiskColumns'

const NameDialog = lazy(() => import('./NameDialog').then(({ NameDialog }) => ({ default: NameDialog })))
const MoveDialog = lazy(() => import('./MoveDialog').then(({ MoveDialog }) => ({ default: MoveDialog })))
const ShareDialog = lazy(() => import('./ShareDialog').then(({ ShareDialog }) => ({ default: ShareDialog })))

type Doing =
  | { readonly kind: 'rename' | 'share'; readonly node: DiskNode }
  | { readonly kind: 'move' | 'trash'; readonly nodes: readonly DiskNode[] }

interface DiskTableProps {
  /** What adds to the folder. */
  readonly actions: ReactNode
  /** The same where nothing is there yet. */
  readonly firstAction: ReactNode
}

/** What lies in a folder, or was found. */
export function DiskTable({ actions, firstAction }: DiskTableProps) {
  const texts = useTexts(diskMessages)
  const { notify } = useHost()
  const describe = useDiskFailure()
  const page = useAtomValue(diskList.pageAtom)
  const [{ folder, search }, show] = useAtom(diskList.viewAtom)
  const chosen = useAtomValue(chosenNodes.rowsAtom)
  const choose = useSetAtom(chosenNodes.chooseAtom)
  const [doing, setDoing] = useState<Doing>()
  const { run: download } = useAction(downloadAction)
  const folderPath = useAtomValue(folderPathAtom)
  const columns = useDiskColumns(
    useMemo(
      () => ({
        async onDownload({ id }: DiskNode) {
          const result = await download(id)
          if (!result.done)
            notify({ tone: 'failure', message: texts.downloadFailed(describe(result.failure)) })
        },
        onRename: (node: DiskNode) => setDoing({ kind: 'rename', node }),
        onShare: (node: DiskNode) => setDoing({ kind: 'share', node }),
        onMove: (nodes: readonly DiskNode[]) => setDoing({ kind: 'move', nodes }),
        onTrash: (nodes: readonly DiskNode[]) => setDoing({ kind: 'trash', nodes }),
      }),
      [download, notify, texts, describe],
    ),
    search !== '',
  )
  const top = { name: useDiskName(), to: folderPath() }
  const path = page.state === 'ready' ? page.value.path : []
  const places = [top, ...path.map(({ id, name }) => ({ name, to: folderPath(id) }))]
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    choose([])
  }

  if (page.state === 'failed' && page.failure.kind === 'missing')
    return (
      <FailureState
        title={texts.folderMissing}
        action={
          <Button asChild>
            <FeatureLink to={folderPath()}>{texts.backToTop}</FeatureLink>
          </Button>
        }
      />
    )
  return (
    <>
      <ListCard
        list={diskList}
        columns={columns}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.name}
        caption={texts.files}
        failedTitle={texts.failed}
        search={{ label: texts.search, placeholder: texts.searchHint }}
        actions={actions}
        notice={folder && search === '' && <FolderPath places={places} />}
        filtered={search !== ''}
        chosen={{
          rows: chosenNodes,
          most: mostChosen,
          actions: (
            <>
              <Button
                size="small"
                icon={<FolderInput />}
                onClick={() => setDoing({ kind: 'move', nodes: chosen })}
              >
                {texts.move}
              </Button>
              <Button
                size="small"
                tone="danger"
                icon={<Trash2 />}
                onClick={() => setDoing({ kind: 'trash', nodes: chosen })}
              >
                {texts.trash}
              </Button>
            </>
          ),
        }}
        noMatches={<NoMatches onClear={() => show({ search: '' })} />}
        empty={<EmptyState title={texts.empty} description={texts.emptyHint} action={firstAction} />}
      />
      <Suspense>
        {doing?.kind === 'rename' && <NameDialog node={doing.node} onClose={close} />}
        {doing?.kind === 'share' && <ShareDialog node={doing.node} onClose={close} />}
        {doing?.kind === 'move' && <MoveDialog nodes={doing.nodes} onClose={close} onMoved={done} />}
      </Suspense>
      <TrashQuestion
        nodes={doing?.kind === 'trash' ? doing.nodes : undefined}
        onClose={close}
        onTrashed={done}
      />
    </>
  )
}
