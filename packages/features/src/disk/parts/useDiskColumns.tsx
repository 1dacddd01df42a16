import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { columnWidths, quietActionsColumn } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { formatSize } from '../../shared/texts/formatSize'
import { useFormat } from '../../shared/texts/useFormat'
import type { DiskNode } from '../api'
import { folderPathAtom, previewPathAtom } from '../atoms'
import { diskMessages } from '../messages'
import { NodeName } from './NodeName'
import { useAddedByColumn } from './useAddedByColumn'
import type { useNodeMenu } from './useNodeMenu'

type Menu = ReturnType<typeof useNodeMenu>

const actionWidth = { 'zh-CN': 124, en: 156 } as const

/** @param menuOf the actions of a row */
export function useDiskColumns(menuOf: Menu): readonly ListColumn<DiskNode>[] {
  const texts = useTexts(diskMessages)
  const format = useFormat()
  const { locale } = useHost()
  const folderPath = useAtomValue(folderPathAtom)
  const previewPath = useAtomValue(previewPathAtom)
  const addedBy = useAddedByColumn()
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
        narrowCell: (row) => format.shortTime(row.modifiedAt),
        width: columnWidths.timestamp,
        sortable: true,
      },
      ...addedBy,
      quietActionsColumn(texts.action, actionWidth[locale], (row) => (
        <RowActions row={row.name} {...menuOf(row)} />
      )),
    ],
    [texts, format, locale, folderPath, previewPath, addedBy, menuOf],
  )
}
