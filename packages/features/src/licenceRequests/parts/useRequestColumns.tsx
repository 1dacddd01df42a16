import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell } from '../../shared/list/cells/PersonCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { LicenceRequest } from '../api'
import { licenceRequestsMessages } from '../messages'
import { ProductCell } from './ProductCell'
import { RequestActions } from './RequestActions'
import styles from './useRequestColumns.module.css'

type Texts = (typeof licenceRequestsMessages)['chinese']

const looks: Readonly<Record<LicenceRequest['status'], Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  waiting: { tone: 'warning' },
  approved: { tone: 'accent' },
  granted: { tone: 'success' },
  refused: { tone: 'danger', quiet: true },
  withdrawn: { tone: 'idle' },
}

/** Who approved a request, and when. */
export const approvalDetails = (
  texts: Texts,
  { kind, at, approver }: NonNullable<LicenceRequest['approval']>,
  day: (time: string) => string,
): string =>
  kind === 'automatic'
    ? texts.approvedOn(day(at))
    : texts.approvedByOn(day(at), approver ?? texts.someAdministrator)

/** As wide as the longest words of a language; the product takes the rest. */
const widths = {
  'zh-CN': { department: 224, status: 100, actions: 144 },
  en: { department: 180, status: 144, actions: 156 },
} as const

/** @param isOne whether only one state is listed; then rows on a phone don't repeat it */
export function useRequestColumns(isOne: boolean): readonly ListColumn<LicenceRequest>[] {
  const texts = useTexts(licenceRequestsMessages)
  const { timestamp, shortTime, day } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(() => {
    const sayOf = ({ status, answer, reason, approval, waiting, decidedBy }: LicenceRequest) => {
      if (status === 'refused')
        return texts.refusedBecause(decidedBy ? texts.refusedBy(decidedBy, answer) : answer)
      if (status !== 'approved' || !approval) return reason
      if (!waiting) return texts.approvedSoon
      const waits = {
        automatic: texts.automaticWaits,
        department: texts.departmentWaits,
        company: texts.companyWaits,
      }[approval.kind]
      return [waits(waiting.position), approvalDetails(texts, approval, day)].join(texts.between)
    }
    return [
      {
        id: 'name',
        header: texts.applicant,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.name, cell: (row) => row.realName },
        ],
        width: 172,
        rowHeader: true,
        cell: ({ realName, picture, phone }) => (
          <PersonCell name={realName} picture={picture} phone={phone} />
        ),
        narrowCell: ({ realName, picture, phone, productName }) => (
          <PersonCell name={realName} picture={picture} phone={phone}>
            <span className={styles.wanted}>
              <span>{realName}</span>
              <span>{productName}</span>
            </span>
          </PersonCell>
        ),
      },
      {
        id: 'product',
        header: texts.product,
        text: [
          { header: texts.product, cell: (row) => row.productName },
          { header: texts.reason, cell: (row) => row.reason },
          { header: texts.answer, cell: (row) => row.answer },
          { header: texts.approved, cell: (row) => (row.status === 'approved' ? sayOf(row) : '') },
        ],
        width: 248,
        grows: true,
        narrow: 'second',
        narrowCell: (row) => (
          <span className={styles.said}>
            <span title={sayOf(row)}>{sayOf(row)}</span>
            {row.unusedCount !== null && (
              <span className={styles.free}>{texts.freeSeats(row.unusedCount)}</span>
            )}
            <time dateTime={row.appliedAt} title={timestamp(row.appliedAt)}>
              {shortTime(row.appliedAt)}
            </time>
          </span>
        ),
        cell: (row) => <ProductCell name={row.productName} line={sayOf(row)} />,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: width.department,
        narrow: 'hidden',
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'appliedAt',
        header: texts.appliedAt,
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: (row) => timestamp(row.appliedAt),
      },
      {
        id: 'status',
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        narrow: isOne ? 'hidden' : 'end',
        // For a pending request, the button implies the state.
        narrowCell: ({ status }) =>
          status !== 'waiting' && <StatusBadge {...looks[status]}>{texts[status]}</StatusBadge>,
        cell: ({ status, unusedCount }) => (
          <span className={styles.standing}>
            <StatusBadge {...looks[status]}>{texts[status]}</StatusBadge>
            {unusedCount !== null && <span className={styles.free}>{texts.freeSeats(unusedCount)}</span>}
          </span>
        ),
      },
      actionsColumn(texts.actions, width.actions, (row) => <RequestActions request={row} />),
    ]
  }, [texts, timestamp, shortTime, day, width, isOne])
}
