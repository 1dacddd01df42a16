import type { DataTableColumn } from '@atrium/ui/data-table'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { columnWidths } from '../../shared/list/columnWidths'
import { useFormat } from '../../shared/texts/useFormat'
import type { OwnLicence } from '../api'
import { licenceRequestsMessages } from '../messages'
import { ProductCell } from './ProductCell'

const tones = { normal: 'success', disabled: 'danger', expired: 'warning' } as const

/** As wide as the longest words of a language. */
const devicesWidth = { 'zh-CN': 110, en: 140 } as const

export function useLicenceColumns(): readonly DataTableColumn<OwnLicence>[] {
  const texts = useTexts(licenceRequestsMessages)
  const { validity, day } = useFormat()
  const { locale } = useHost()
  return useMemo(() => {
    const termOf = ({ startAt, endAt, licensingType }: OwnLicence) =>
      validity({ start: startAt, end: endAt, licensingType })
    return [
      {
        id: 'product',
        header: texts.product,
        width: 360,
        grows: true,
        rowHeader: true,
        cell: ({ productName, summary, appliedAt }) => (
          <ProductCell name={productName} line={appliedAt ? texts.askedOn(day(appliedAt)) : summary} />
        ),
      },
      {
        id: 'validity',
        header: texts.validity,
        width: columnWidths.validity,
        narrow: 'second',
        narrowCell: (row) => `${termOf(row)} · ${texts.deviceCount(row.deviceCount)}`,
        cell: termOf,
      },
      {
        id: 'devices',
        header: texts.devices,
        width: devicesWidth[locale],
        align: 'end',
        narrow: 'hidden',
        cell: (row) => row.deviceCount,
      },
      {
        id: 'status',
        header: texts.status,
        width: 110,
        narrow: 'end',
        cell: ({ status }) => <StatusBadge tone={tones[status]}>{texts[status]}</StatusBadge>,
      },
    ]
  }, [texts, validity, day, locale])
}
