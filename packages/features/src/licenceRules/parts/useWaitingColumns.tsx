import { Link } from '@atrium/ui/link'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { columnWidths } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { memberColumn } from '../../shared/list/cells/memberColumn'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { WaitingMember } from '../api'
import { licenceRulesMessages } from '../messages'
import { rulePath } from '../routes'

export function useWaitingColumns(): readonly ListColumn<WaitingMember>[] {
  const texts = useTexts(licenceRulesMessages)
  const { timestamp } = useFormat()
  return useMemo(() => {
    const reasonOf = ({ rule }: WaitingMember) => (rule ? texts.byRule(rule.name) : texts.byRequest)
    return [
      memberColumn({ header: texts.member, phone: texts.phone, name: texts.memberName }, 176),
      {
        id: 'product',
        header: texts.product,
        text: (row) => row.productName,
        width: 200,
        narrow: 'second',
        narrowCell: (row) => `${row.productName} · ${reasonOf(row)}`,
        cell: (row) => <TruncatedText lines={2}>{row.productName}</TruncatedText>,
      },
      {
        id: 'order',
        header: texts.order,
        text: (row) => String(row.position),
        width: 88,
        narrow: 'end',
        cell: (row) => texts.position(row.position),
      },
      {
        id: 'since',
        header: texts.waitingSince,
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: (row) => timestamp(row.since),
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 196,
        grows: true,
        narrow: 'hidden',
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'reason',
        header: texts.reason,
        text: reasonOf,
        width: 180,
        narrow: 'hidden',
        cell: (row) =>
          row.rule ? (
            <Link asChild variant="quiet">
              <FeatureLink to={rulePath(row.rule.id)}>
                <TruncatedText lines={2} focusable={false}>
                  {reasonOf(row)}
                </TruncatedText>
              </FeatureLink>
            </Link>
          ) : (
            reasonOf(row)
          ),
      },
    ]
  }, [texts, timestamp])
}
