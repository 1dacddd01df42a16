import { mostChosen } from '@atrium/contracts/disk/contract'
import { Button } from '@atrium/ui/button'
import { dragRows } from '@atrium/ui/drop-place'
import { EmptyState } from '@atrium/ui/empty-state'
import { FailureState } from '@atrium/ui/failure-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { ListCard } from '../../shared/list/ListCard'
import { NoMatches } from '../../shared/list/NoMatches'
import { useCanDrop } from '../../shared/screen/useCanDrop'
import { chosenNodes, diskList, folderPathAtom } from '../atoms'
import { useDropIntoFolder } from '../dragging/useDropIntoFolder'
import { useNodeDragging } from '../dragging/useNodeDragging'
import { scrollerOf, useKeptScroll } from '../kept/useKeptScroll'
import { diskMessages } from '../messages'
import { useDiskLayout } from '../useDiskLayout'
import { useDiskName } from '../useDiskName'
import { ChosenActions } from './ChosenActions'
import styles from './DiskTable.module.css'
import { FolderPath } from './FolderPath'
import { LayoutSwitch } from './LayoutSwitch'
import { OrderChoice } from './OrderChoice'
import { Quota } from './Quota'
import { useDiskColumns } from './useDiskColumns'
import { useNodeActions } from './useNodeActions'
import { useNodeMenu } from './useNodeMenu'

const DiskTiles = lazy(() => import('../tiles/DiskTiles').then(({ DiskTiles }) => ({ default: DiskTiles })))

interface DiskTableProps {
  /** What adds to the folder. */
  readonly actions: ReactNode
  /** The same where nothing is there yet. */
  readonly firstAction: ReactNode
}

/** What lies in a folder, or was found. */
export function DiskTable({ actions, firstAction }: DiskTableProps) {
  const texts = useTexts(diskMessages)
  const page = useAtomValue(diskList.pageAtom)
  const [{ folder, search }, show] = useAtom(diskList.viewAtom)
  const choose = useSetAtom(chosenNodes.chooseAtom)
  const { actions: nodeActions, dialogs, isDownloading } = useNodeActions(() => choose([]))
  const folderPath = useAtomValue(folderPathAtom)
  const menuOf = useNodeMenu(nodeActions, search !== '')
  const columns = useDiskColumns(menuOf)
  const dragging = useNodeDragging()
  const draggedRows = useMemo(() => dragRows(dragging), [dragging])
  const dropping = useDropIntoFolder()
  const { layout } = useDiskLayout()
  const isNarrow = useNarrowWindow()
  const canDrop = useCanDrop()
  const total = page.state === 'ready' ? page.value.totalItems : 0
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useKeptScroll(`page ${folder}`, root && page.state === 'ready' ? scrollerOf(root) : null)
  const top = { id: undefined, name: useDiskName(), to: folderPath() }
  const path = page.state === 'ready' ? page.value.path : []
  const places = [top, ...path.map(({ id, name }) => ({ id, name, to: folderPath(id) }))]

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
    <div ref={setRoot}>
      <ListCard
        list={diskList}
        columns={columns}
        dragging={draggedRows}
        instead={
          layout === 'tiles' && (
            <Suspense fallback={<div className={styles.waiting} />}>
              <DiskTiles total={total} menuOf={menuOf} dragging={dragging} />
            </Suspense>
          )
        }
        {...(layout === 'tiles' && { filters: <OrderChoice /> })}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.name}
        caption={texts.files}
        failedTitle={texts.failed}
        search={{ label: texts.search, placeholder: texts.searchHint }}
        actions={
          <>
            <LayoutSwitch />
            {actions}
          </>
        }
        notice={folder && search === '' && !isNarrow && <FolderPath places={places} dropping={dropping} />}
        filtered={search !== ''}
        footer={<Quota />}
        chosen={{
          rows: chosenNodes,
          most: mostChosen,
          actions: <ChosenActions actions={nodeActions} isDownloading={isDownloading} />,
        }}
        noMatches={<NoMatches onClear={() => show({ search: '' })} />}
        empty={
          <EmptyState
            drawing="files"
            title={texts.empty}
            description={canDrop ? texts.emptyHint : texts.emptyHintTouch}
            action={firstAction}
          />
        }
      />
      {dialogs}
    </div>
  )
}
