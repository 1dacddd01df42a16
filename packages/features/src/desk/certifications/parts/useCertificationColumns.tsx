import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { columnWidths } from '../../../shared/list/cells/columns'
import { TitleCell } from '../../../shared/list/cells/TitleCell'
import type { ListColumn } from '../../../shared/list/ListColumn'
import { useFormat } from '../../../shared/texts/useFormat'
import { ClaimCell } from '../../cases/parts/ClaimCell'
import { DueCell } from '../../cases/parts/DueCell'
import { certificationPath } from '../../paths'
import type { CertificationRow, CertificationState } from '../api'
import { certificationsMessages } from '../messages'
import { stateTones } from '../stateTones'

/**
 * @param state that is listed
 * @param self undefined: not known yet
 */
export function useCertificationColumns(
  state: CertificationState,
  self: { readonly userId: string } | undefined,
): readonly ListColumn<CertificationRow>[] {
  const texts = useTexts(certificationsMessages)
  const { timestamp, shortTime } = useFormat()
  const userId = self?.userId
  return useMemo(() => {
    const kindOf = ({ isFirst }: CertificationRow) => (isFirst ? texts.first : texts.again)
    const waiting: readonly ListColumn<CertificationRow>[] = [
      {
        id: 'due',
        header: texts.due,
        text: ({ dueAt }) => timestamp(dueAt),
        width: 240,
        narrow: 'end',
        cell: ({ submittedAt, dueAt }) => <DueCell since={submittedAt} dueAt={dueAt} />,
        narrowCell: ({ submittedAt, dueAt }) => <DueCell since={submittedAt} dueAt={dueAt} hasAge={false} />,
      },
      {
        id: 'claim',
        header: texts.claim,
        text: ({ claim }) => claim?.name ?? '',
        width: 152,
        narrow: 'end',
        cell: ({ claim }) => <ClaimCell claim={claim} isOwn={claim !== null && claim.userId === userId} />,
      },
    ]
    const decided: readonly ListColumn<CertificationRow>[] = [
      {
        id: 'decidedAt',
        header: texts.decidedAt,
        text: ({ decidedAt }) => timestamp(decidedAt),
        width: columnWidths.timestamp,
        narrow: 'end',
        cell: ({ decidedAt }) => timestamp(decidedAt) || '–',
        narrowCell: ({ decidedAt, submittedAt }) => shortTime(decidedAt ?? submittedAt),
      },
      {
        id: 'status',
        header: texts.status,
        text: (row) => texts[row.state],
        width: 112,
        narrow: 'hidden',
        cell: (row) => (
          <StatusBadge tone={stateTones[row.state]} quiet>
            {texts[row.state]}
          </StatusBadge>
        ),
      },
    ]
    return [
      {
        id: 'name',
        header: texts.company,
        text: [
          { header: texts.name, cell: ({ name }) => name },
          { header: texts.code, cell: ({ code }) => code },
        ],
        width: 300,
        grows: true,
        rowHeader: true,
        cell: ({ caseId, name, code }) => (
          <TitleCell to={certificationPath(caseId)} title={name} line={code} />
        ),
      },
      {
        id: 'kind',
        header: texts.kind,
        width: 104,
        narrow: 'second',
        cell: kindOf,
      },
      {
        id: 'submittedBy',
        header: texts.submitter,
        width: 112,
        narrow: 'second',
        cell: ({ submittedBy }) => submittedBy,
      },
      {
        id: 'submittedAt',
        header: texts.submittedAt,
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: ({ submittedAt }) => timestamp(submittedAt),
      },
      ...(state === 'pending' ? waiting : decided),
    ]
  }, [texts, timestamp, shortTime, state, userId])
}
