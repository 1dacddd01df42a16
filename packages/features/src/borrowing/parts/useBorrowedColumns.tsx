import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell } from '../../shared/list/cells/PersonCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import type { BorrowedLicence } from '../api'
import { borrowingMessages } from '../messages'
import { BorrowedActions } from './BorrowedActions'
import styles from './Borrowing.module.css'

const looks: Readonly<Record<BorrowedLicence['status'], Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  running: { tone: 'success', quiet: true },
  endingSoon: { tone: 'warning' },
  lost: { tone: 'danger' },
  returned: { tone: 'idle' },
  ended: { tone: 'idle' },
}

/** As wide as the longest words of a language. */
const widths = {
  'zh-CN': { status: 110, actions: 88 },
  en: { status: 130, actions: 88 },
} as const

export function useBorrowedColumns(): readonly ListColumn<BorrowedLicence>[] {
  const texts = useTexts(borrowingMessages)
  const { timestamp, serviceDay } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(() => {
    const runs = ({ status }: BorrowedLicence) => status !== 'returned' && status !== 'ended'
    const nameOf = ({ realName, isMember }: BorrowedLicence) =>
      realName || (isMember ? '' : texts.accountClosed)
    const lineOf = (row: BorrowedLicence) =>
      row.isMember && !row.isGranted && runs(row) ? texts.takenBack : row.machineId
    return [
      {
        id: 'name',
        header: texts.person,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.name, cell: nameOf },
        ],
        width: 172,
        rowHeader: true,
        cell: (row) => (
          <PersonCell
            name={nameOf(row)}
            picture={row.picture}
            phone={row.isMember ? row.phone : texts.hasLeft}
          />
        ),
      },
      {
        id: 'product',
        header: texts.product,
        text: [
          { header: texts.product, cell: (row) => row.productName },
          { header: texts.device, cell: (row) => row.machineId },
          { header: texts.serialNumber, cell: (row) => row.serialNumber },
        ],
        width: 260,
        grows: true,
        narrow: 'second',
        narrowCell: (row) => `${texts.until(serviceDay(row.endsAt))} · ${row.productName}`,
        cell: (row) => (
          <span className={styles.product}>
            <TruncatedText lines={2}>{row.productName}</TruncatedText>
            <TruncatedText className={styles.line}>{lineOf(row)}</TruncatedText>
          </span>
        ),
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 200,
        narrow: 'hidden',
        cell: (row) => (row.department === '' ? nothing : <DepartmentCell path={row.department} />),
      },
      {
        id: 'endsAt',
        header: texts.endsAt,
        text: [
          { header: texts.issuedAt, cell: (row) => timestamp(row.issuedAt) },
          { header: texts.endsAt, cell: (row) => serviceDay(row.endsAt) },
          { header: texts.returnedAt, cell: (row) => timestamp(row.returnedAt) },
        ],
        width: 128,
        narrow: 'hidden',
        cell: (row) => serviceDay(row.endsAt),
      },
      {
        id: 'status',
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        narrow: 'end',
        cell: ({ status }) => <StatusBadge {...looks[status]}>{texts[status]}</StatusBadge>,
      },
      actionsColumn(texts.actions, width.actions, (row) => <BorrowedActions borrowed={row} />),
    ]
  }, [texts, timestamp, serviceDay, width])
}
