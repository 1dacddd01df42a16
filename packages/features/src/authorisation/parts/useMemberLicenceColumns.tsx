import type { DataTableColumn } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useFormat } from '../../shared/useHost'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { MemberLicence } from '../wire'
import { LicenceStatusBadge } from './LicenceStatusBadge'

export function useMemberLicenceColumns(): readonly DataTableColumn<MemberLicence>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'productName',
        header: texts.productName,
        cell: (row) => <TruncatedText>{row.productName}</TruncatedText>,
        width: 260,
        rowHeader: true,
      },
      {
        id: 'grantedAt',
        header: texts.grantedAt,
        cell: (row) => format.timestamp(row.grantedAt),
        sortValue: (row) => row.grantedAt,
        width: 180,
      },
      { id: 'startAt', header: texts.startsAt, cell: (row) => format.timestamp(row.startAt), width: 180 },
      {
        id: 'endAt',
        header: texts.endsAt,
        cell: (row) => (row.licensingType === 'permanent' ? texts.noEnd : format.timestamp(row.endAt)),
        width: 180,
      },
      {
        id: 'snStatus',
        header: texts.status,
        cell: (row) => <LicenceStatusBadge status={row.snStatus} />,
        width: 100,
      },
    ],
    [texts, format],
  )
}
