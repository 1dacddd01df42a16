import { useAtomValue } from 'jotai'
import { Download, FolderInput, FolderOpen, Link2, Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import type { ListColumn } from '../../shared/list/ListColumn'
import { RowActions } from '../../shared/list/RowActions'
import { nothing } from '../../shared/texts/format'
import { formatSize } from '../../shared/texts/formatSize'
import { useFormat } from '../../shared/texts/useFormat'
import type { DiskNode } from '../api'
import { folderPathAtom, previewPathAtom } from '../atoms'
import { diskMessages } from '../messages'
import { sharingMessages } from '../sharing/messages'
import { NodeName } from './NodeName'
import { useAddedByColumn } from './useAddedByColumn'

export interface NodeActions {
  readonly onDownload: (node: DiskNode) => void
  readonly onShare: (node: DiskNode) => void
  readonly onRename: (node: DiskNode) => void
  readonly onMove: (nodes: readonly DiskNode[]) => void
  readonly onTrash: (nodes: readonly DiskNode[]) => void
}

const actionWidth = { 'zh-CN': 124, en: 156 } as const

/** @param isSearch what is found lies in other folders */
export function useDiskColumns(actions: NodeActions, isSearch: boolean): readonly ListColumn<DiskNode>[] {
  const texts = useTexts(diskMessages)
  const format = useFormat()
  const { locale } = useHost()
  const folderPath = useAtomValue(folderPathAtom)
  const previewPath = useAtomValue(previewPathAtom)
  const addedBy = useAddedByColumn()
  const sharing = useTexts(sharingMessages)
  const { onDownload, onShare, onRename, onMove, onTrash } = actions
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.name,
        text: [
          { header: texts.name, cell: (row) => row.name },
          { header: texts.file, cell: (row) => texts[row.kind] },
        ],
        cell: (row) => (
          <NodeName node={row} to={row.kind === 'folder' ? folderPath(row.id) : previewPath(row.id)} />
        ),
        width: 420,
        grows: true,
        rowHeader: true,
        sortable: true,
      },
      {
        id: 'size',
        header: texts.size,
        cell: (row) => (row.kind === 'folder' ? nothing : formatSize(row.size)),
        narrowCell: (row) => row.kind === 'file' && formatSize(row.size),
        width: 110,
        align: 'end',
        sortable: true,
      },
      {
        id: 'modifiedAt',
        header: texts.changedAt,
        cell: (row) => format.timestamp(row.modifiedAt),
        width: columnWidths.timestamp,
        sortable: true,
      },
      ...addedBy,
      actionsColumn(texts.action, actionWidth[locale], (row) => (
        <RowActions
          row={row.name}
          main={
            row.kind === 'file' && {
              label: texts.download,
              name: texts.downloadOf(row.name),
              icon: <Download />,
              onSelect: () => onDownload(row),
            }
          }
          more={[
            isSearch && {
              label: texts.openFolder,
              icon: <FolderOpen />,
              to: folderPath(row.parentId ?? undefined),
            },
            {
              label: sharing.share,
              icon: <Link2 />,
              disabledReason: row.canChange ? undefined : texts.notYours,
              onSelect: () => onShare(row),
            },
            {
              label: texts.rename,
              icon: <Pencil />,
              disabledReason: row.canChange ? undefined : texts.notYours,
              onSelect: () => onRename(row),
            },
            {
              label: texts.move,
              icon: <FolderInput />,
              disabledReason: row.canChange ? undefined : texts.notYours,
              onSelect: () => onMove([row]),
            },
            {
              ...{ label: texts.trash, icon: <Trash2 />, tone: 'danger' },
              disabledReason: row.canChange ? undefined : texts.notYours,
              onSelect: () => onTrash([row]),
            },
          ]}
        />
      )),
    ],
    [
      texts,
      format,
      locale,
      folderPath,
      previewPath,
      addedBy,
      isSearch,
      sharing,
      onDownload,
      onShare,
      onRename,
      onMove,
      onTrash,
    ],
  )
}
