import { RotateCcw, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { columnWidths, quietActionsColumn } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { formatSize } from '../../shared/texts/formatSize'
import { useFormat } from '../../shared/texts/useFormat'
import type { TrashedNode } from '../api'
import { diskMessages } from '../messages'
import { NodeName } from './NodeName'
import { useAddedByColumn } from './useAddedByColumn'

interface BinActions {
  readonly onRestore: (nodes: readonly TrashedNode[]) => void
  readonly onRemove: (nodes: readonly TrashedNode[]) => void
}

const actionWidth = { 'zh-CN': 124, en: 148 } as const

export function useBinColumns({ onRestore, onRemove }: BinActions): readonly ListColumn<TrashedNode>[] {
  const texts = useTexts(diskMessages)
  const format = useFormat()
  const { locale } = useHost()
  const addedBy = useAddedByColumn()
  const mayChange = useCovers('disk:write')
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.name,
        text: (row) => row.name,
        cell: (row) => <NodeName node={row} />,
        width: 420,
        grows: true,
        rowHeader: true,
      },
      {
        id: 'size',
        header: texts.size,
        cell: (row) => (row.kind === 'folder' ? nothing : formatSize(row.size)),
        narrowCell: (row) => row.kind === 'file' && formatSize(row.size),
        width: 110,
        align: 'end',
      },
      ...addedBy,
      {
        id: 'trashedAt',
        header: texts.trashedAt,
        cell: (row) => format.timestamp(row.trashedAt),
        width: columnWidths.timestamp,
      },
      ...(mayChange
        ? [
            quietActionsColumn<TrashedNode>(texts.action, actionWidth[locale], (row) => (
              <RowActions
                row={row.name}
                main={{
                  label: texts.restore,
                  name: texts.restoreOf(row.name),
                  icon: <RotateCcw />,
                  onSelect: () => onRestore([row]),
                }}
                more={[
                  { label: texts.remove, icon: <Trash2 />, tone: 'danger', onSelect: () => onRemove([row]) },
                ]}
              />
            )),
          ]
        : []),
    ],
    [texts, format, locale, addedBy, mayChange, onRestore, onRemove],
  )
}
