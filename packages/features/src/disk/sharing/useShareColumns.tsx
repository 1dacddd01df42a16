import { Copy, Link2Off } from 'lucide-react'
import { useMemo } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { columnWidths, quietActionsColumn } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import { NodeName } from '../parts/NodeName'
import type { Share } from './api'
import { sharingMessages } from './messages'
import { useTimeLeft } from './useTimeLeft'

interface ShareActions {
  readonly onCopy: (share: Share) => void
  readonly onRevoke: (share: Share) => void
}

const actionWidth = { 'zh-CN': 148, en: 164 } as const

export function useShareColumns({ onCopy, onRevoke }: ShareActions): readonly ListColumn<Share>[] {
  const texts = useTexts(sharingMessages)
  const format = useFormat()
  const timeLeft = useTimeLeft()
  const { locale } = useHost()
  const mayRevoke = useCovers('sharing:write')
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.name,
        text: (row) => row.name,
        cell: (row) => <NodeName node={row} />,
        width: 320,
        grows: true,
        rowHeader: true,
      },
      { id: 'validity', header: texts.validity, cell: (row) => timeLeft(row.expiresAt), width: 140 },
      { id: 'code', header: texts.code, cell: (row) => row.code ?? texts.noCode, width: 110 },
      {
        id: 'download',
        header: texts.download,
        cell: (row) => (row.canDownload ? texts.downloadAllowed : texts.downloadDenied),
        width: 110,
        narrow: 'hidden',
      },
      {
        id: 'views',
        header: texts.views,
        cell: (row) => row.viewCount,
        width: 90,
        align: 'end',
        narrow: 'hidden',
      },
      {
        id: 'createdAt',
        header: texts.sharedAt,
        cell: (row) => format.timestamp(row.createdAt),
        width: columnWidths.timestamp,
        narrow: 'hidden',
      },
      quietActionsColumn(texts.action, actionWidth[locale], (row) => (
        <RowActions
          row={row.name}
          main={{
            label: texts.copy,
            name: texts.copyOf(row.name),
            icon: <Copy />,
            onSelect: () => onCopy(row),
          }}
          more={[
            mayRevoke && {
              label: texts.revoke,
              icon: <Link2Off />,
              tone: 'danger',
              onSelect: () => onRevoke(row),
            },
          ]}
        />
      )),
    ],
    [texts, format, timeLeft, locale, mayRevoke, onCopy, onRevoke],
  )
}
