import { useAtomValue } from 'jotai'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { columnWidths, quietActionsColumn } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { formatSize } from '../../shared/texts/formatSize'
import { useFormat } from '../../shared/texts/useFormat'
import { NodeName } from '../parts/NodeName'
import type { SharedNode } from './api'
import { sharedFilePathAtom, sharedFolderPathAtom } from './atoms'
import { sharingMessages } from './messages'

/**
 * @param shows whether files can be viewed
 * @param onDownload undefined: not allowed
 */
export function useSharedColumns(
  shows: boolean,
  onDownload: ((id: string) => void) | undefined,
): readonly ListColumn<SharedNode>[] {
  const texts = useTexts(sharingMessages)
  const format = useFormat()
  const toFolder = useAtomValue(sharedFolderPathAtom)
  const toFile = useAtomValue(sharedFilePathAtom)
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.name,
        text: (row) => row.name,
        cell: (row) => (
          <NodeName
            node={row}
            to={row.kind === 'folder' ? toFolder(row.id) : shows ? toFile(row.id) : undefined}
          />
        ),
        width: 320,
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
      {
        id: 'modifiedAt',
        header: texts.changedAt,
        cell: (row) => format.timestamp(row.modifiedAt),
        width: columnWidths.timestamp,
      },
      ...(onDownload
        ? [
            quietActionsColumn<SharedNode>(texts.action, 124, (row) => (
              <RowActions
                row={row.name}
                main={{
                  label: texts.download,
                  name: texts.downloadOf(row.name),
                  icon: <Download />,
                  onSelect: () => onDownload(row.id),
                }}
              />
            )),
          ]
        : []),
    ],
    [texts, format, toFolder, toFile, shows, onDownload],
  )
}
