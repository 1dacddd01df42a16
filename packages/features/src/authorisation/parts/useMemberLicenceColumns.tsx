import { TruncatedText } from '@atrium/ui/tooltip'
import { KeyRound } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { LicenceState, useLicenceStatusName, useLicenceWords } from '../../shared/licence/LicenceState'
import { licenceMessages } from '../../shared/licence/messages'
import { SourceCell } from '../../shared/licence/SourceCell'
import { useBorrowedWords } from '../../shared/licence/useBorrowedWords'
import { useSourceName } from '../../shared/licence/useSourceName'
import { columnWidths, quietActionsColumn } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { MemberLicence } from '../api'
import { standingOf } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

export function useMemberLicenceColumns(
  /** Undefined: no licence can be cancelled. */
  onCancel: ((licence: MemberLicence) => void) | undefined,
): readonly ListColumn<MemberLicence>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  const licences = useTexts(licenceMessages)
  const sourceOf = useSourceName()
  const borrowedOf = useBorrowedWords()
  const wordsOf = useLicenceWords()
  const latest = useRef(onCancel)
  latest.current = onCancel
  const mayCancel = onCancel !== undefined
  return useMemo(
    () => [
      {
        id: 'productName',
        header: texts.productName,
        text: (row) => row.productName,
        cell: (row) => <TruncatedText lines={2}>{row.productName}</TruncatedText>,
        width: 220,
        rowHeader: true,
      },
      {
        id: 'grantedAt',
        narrow: 'hidden',
        header: texts.grantedAt,
        cell: (row) => format.timestamp(row.grantedAt),
        sortValue: (row) => row.grantedAt,
        width: columnWidths.timestamp,
      },
      {
        id: 'source',
        narrow: 'hidden',
        header: licences.source,
        text: [
          { header: licences.source, cell: sourceOf },
          { header: licences.borrowed, cell: (row) => borrowedOf(row) ?? '' },
        ],
        width: 132,
        cell: (row) => <SourceCell {...row} />,
      },
      {
        id: 'startAt',
        narrow: 'hidden',
        header: texts.startsAt,
        cell: (row) => format.serviceTime(row.startAt),
        width: columnWidths.timestamp,
      },
      {
        id: 'endAt',
        header: texts.endsAt,
        cell: (row) => (row.licensingType === 'permanent' ? texts.noEnd : format.serviceTime(row.endAt)),
        narrowCell: (row) => {
          const end =
            row.licensingType === 'permanent' ? texts.endsNever : texts.endsOn(format.serviceTime(row.endAt))
          return [end, sourceOf(row), borrowedOf(row)].filter(Boolean).join(' · ')
        },
        width: columnWidths.timestamp,
      },
      {
        id: 'snStatus',
        narrow: 'end',
        header: texts.status,
        text: (row) => format.list(wordsOf(standingOf(row)).map(({ words }) => words)),
        cell: (row) => <LicenceState {...standingOf(row)} />,
        width: 124,
      },
      quietActionsColumn(texts.actions, 56, (row) => (
        <RowActions
          row={row.productName}
          more={[
            mayCancel && {
              label: texts.cancelAssigned,
              icon: <KeyRound />,
              tone: 'danger',
              disabledReason: row.status === 'normal' ? undefined : texts.notSelectable(nameOf(row.status)),
              onSelect: () => latest.current?.(row),
            },
          ]}
        />
      )),
    ],
    [texts, format, nameOf, wordsOf, licences, sourceOf, borrowedOf, mayCancel],
  )
}
