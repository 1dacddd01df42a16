import { mostChosen } from '@atrium/contracts/disk/contract'
import { Button } from '@atrium/ui/button'
import { dragRows } from '@atrium/ui/drop-place'
import { EmptyState } from '@atrium/ui/empty-state'
import { FailureState } from '@atrium/ui/failure-state'
import { FilterSelect } from '@atrium/ui/filter-select'
import { IconButton } from '@atrium/ui/icon-button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Copy, Download, FolderInput, LayoutGrid, List, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useHost, useKept, useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { NoMatches } from '../../shared/list/NoMatches'
import { useCanDrop } from '../../shared/screen/useCanDrop'
import { chosenLayoutAtom, chosenNodes, type DiskLayout, diskList, folderPathAtom } from '../atoms'
import { useDropIntoFolder } from '../dragging/useDropIntoFolder'
import { useNodeDragging } from '../dragging/useNodeDragging'
import { scrollerOf, useKeptScroll } from '../kept/useKeptScroll'
import { diskMessages } from '../messages'
import { DiskTiles } from '../tiles/DiskTiles'
import { useDiskName } from '../useDiskName'
import { FolderPath } from './FolderPath'
import styles from './LayoutSwitch.module.css'
import { Quota } from './Quota'
import { useDiskColumns } from './useDiskColumns'
import { useNodeActions } from './useNodeActions'
import { type NodeActions, useNodeMenu } from './useNodeMenu'

interface DiskTableProps {
  /** The actions that add to the folder. */
  readonly actions: ReactNode
  /** The same for an empty folder. */
  readonly firstAction: ReactNode
}

/** The content of a folder, or search results. */
export function DiskTable({ actions, firstAction }: DiskTableProps) {
  const texts = useTexts(diskMessages)
  const page = useAtomValue(diskList.pageAtom)
  const [{ folder, search }, show] = useAtom(diskList.viewAtom)
  const choose = useSetAtom(chosenNodes.chooseAtom)
  const { actions: nodeActions, dialogs, isDownloading } = useNodeActions(() => choose([]))
  const folderPath = useAtomValue(folderPathAtom)
  const menuOf = useNodeMenu(nodeActions, search !== '')
  const columns = useDiskColumns(menuOf)
  const mayChange = useCovers('disk:write')
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
        instead={layout === 'tiles' && <DiskTiles total={total} menuOf={menuOf} dragging={dragging} />}
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
          // Even a download of several files writes an archive.
          enabled: mayChange,
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

/** The order of files, if there are no column headers. */
function OrderChoice() {
  const texts = useTexts(diskMessages)
  const [{ orderBy, isOrderDesc }, show] = useAtom(diskList.viewAtom)
  const names = { name: texts.name, size: texts.size, modifiedAt: texts.changedAt }
  const choices = (['name', 'modifiedAt', 'size'] as const).flatMap((by) =>
    [false, true].map((isDesc) => ({
      value: `${by} ${isDesc}`,
      by,
      isDesc,
      label: isDesc ? texts.downwards(names[by]) : texts.upwards(names[by]),
    })),
  )
  return (
    <FilterSelect
      aria-label={texts.sort}
      value={`${orderBy} ${isOrderDesc}`}
      options={choices}
      onValueChange={(value) => {
        const chosen = choices.find((choice) => choice.value === value)
        if (chosen) show({ orderBy: chosen.by, isOrderDesc: chosen.isDesc })
      }}
    />
  )
}

interface ChosenActionsProps {
  readonly actions: NodeActions
  readonly isDownloading: boolean
}

/** The actions for the whole selection. */
function ChosenActions({ actions, isDownloading }: ChosenActionsProps) {
  const texts = useTexts(diskMessages)
  const chosen = useAtomValue(chosenNodes.rowsAtom)
  return (
    <>
      <Button
        size="small"
        icon={<Download />}
        busy={isDownloading}
        onClick={() => actions.onDownload(chosen)}
      >
        {texts.download}
      </Button>
      <Button size="small" icon={<Copy />} onClick={() => actions.onCopy(chosen)}>
        {texts.copy}
      </Button>
      <Button size="small" icon={<FolderInput />} onClick={() => actions.onMove(chosen)}>
        {texts.move}
      </Button>
      <Button size="small" tone="danger" icon={<Trash2 />} onClick={() => actions.onTrash(chosen)}>
        {texts.trash}
      </Button>
    </>
  )
}

/** Rows or tiles. */
function LayoutSwitch() {
  const texts = useTexts(diskMessages)
  const { layout, setLayout } = useDiskLayout()
  const icons = { list: <List />, tiles: <LayoutGrid /> }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={texts.layout} className={styles.switch}>
      {(['list', 'tiles'] as const).map((one) => (
        <IconButton
          key={one}
          className={styles.choice}
          label={texts[one]}
          icon={icons[one]}
          aria-pressed={layout === one}
          onClick={() => setLayout(one)}
        />
      ))}
    </div>
  )
}

const key = 'diskLayout'

/** As rows or as tiles: the last choice, which the host stores. */
function useDiskLayout() {
  const { store } = useHost()
  const kept = useKept(key)
  const [chosen, choose] = useAtom(chosenLayoutAtom)
  const layout: DiskLayout = chosen ?? (kept === 'tiles' ? 'tiles' : 'list')
  return {
    layout,
    setLayout(next: DiskLayout) {
      store.write(key, next)
      choose(next)
    },
  }
}
