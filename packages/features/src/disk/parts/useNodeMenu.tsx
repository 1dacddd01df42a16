import { useAtomValue } from 'jotai'
import { Copy, Download, FolderInput, FolderOpen, Link2, Pencil, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { useCovers, useTexts } from '../../shared/host/useKept'
import type { DiskNode } from '../api'
import { folderPathAtom } from '../atoms'
import { diskMessages } from '../messages'
import { sharingMessages } from '../sharing/messages'

export interface NodeActions {
  readonly onDownload: (nodes: readonly DiskNode[]) => void
  readonly onShare: (node: DiskNode) => void
  readonly onRename: (node: DiskNode) => void
  readonly onCopy: (nodes: readonly DiskNode[]) => void
  readonly onMove: (nodes: readonly DiskNode[]) => void
  readonly onTrash: (nodes: readonly DiskNode[]) => void
}

/** The actions for a file or folder: the main one, and the others. */
export function useNodeMenu(actions: NodeActions, isSearch: boolean) {
  const texts = useTexts(diskMessages)
  const sharing = useTexts(sharingMessages)
  const folderPath = useAtomValue(folderPathAtom)
  const mayChange = useCovers('disk:write')
  const mayShare = useCovers('sharing:write')
  const { onDownload, onShare, onRename, onCopy, onMove, onTrash } = actions
  return useCallback(
    (row: DiskNode) => {
      const disabledReason = row.canChange ? undefined : texts.notYours
      const download = {
        label: row.kind === 'file' ? texts.download : texts.downloadZip,
        name: texts.downloadOf(row.name),
        icon: <Download />,
        onSelect: () => onDownload([row]),
      }
      return {
        main: row.kind === 'file' && download,
        more: [
          isSearch && {
            label: texts.openFolder,
            icon: <FolderOpen />,
            to: folderPath(row.parentId ?? undefined),
          },
          // A folder is packed first.
          mayChange && row.kind === 'folder' && download,
          mayShare && { label: sharing.share, icon: <Link2 />, disabledReason, onSelect: () => onShare(row) },
          mayChange && {
            label: texts.rename,
            icon: <Pencil />,
            disabledReason,
            onSelect: () => onRename(row),
          },
          mayChange && { label: texts.copy, icon: <Copy />, onSelect: () => onCopy([row]) },
          mayChange && {
            label: texts.move,
            icon: <FolderInput />,
            disabledReason,
            onSelect: () => onMove([row]),
          },
          mayChange && {
            label: texts.trash,
            icon: <Trash2 />,
            tone: 'danger' as const,
            disabledReason,
            onSelect: () => onTrash([row]),
          },
        ],
      }
    },
    [
      texts,
      sharing,
      folderPath,
      mayChange,
      mayShare,
      isSearch,
      onDownload,
      onShare,
      onRename,
      onCopy,
      onMove,
      onTrash,
    ],
  )
}
