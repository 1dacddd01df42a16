import { pagePaths } from '@atrium/contracts/paths'
import { StatusBadge } from '@atrium/ui/status-badge'
import { Mail, Undo2, UserRoundCheck } from 'lucide-react'
import { useMemo } from 'react'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { inviteLooks } from '../../shared/list/cells/inviteLooks'
import { PersonCell, personLine } from '../../shared/list/cells/PersonCell'
import { type RowAction, RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useAction } from '../../shared/request/useAction'
import { useFormat } from '../../shared/texts/useFormat'
import { failureNotice } from '../../shared/wire/failureNotice'
import { resendAction } from '../actions'
import type { Invitation } from '../api'
import { invitationsMessages } from '../messages'

/** As wide as the longest words of a language; the department takes the rest. */
const widths = {
  'zh-CN': { department: 234, status: 100, actions: 140 },
  en: { department: 186, status: 130, actions: 150 },
} as const

/**
 * @param onRevoke keep it stable
 * @param isOne whether only one status is listed; then rows on a phone don't repeat it
 */
export function useRecordColumns(
  onRevoke: (invitation: Invitation) => void,
  isOne: boolean,
): readonly ListColumn<Invitation>[] {
  const texts = useTexts(invitationsMessages)
  const { timestamp, shortDay } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.invited,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.name, cell: (row) => row.realName },
        ],
        width: 184,
        rowHeader: true,
        cell: (row) => <PersonCell name={row.realName} phone={row.phone} />,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: width.department,
        grows: true,
        narrow: 'second',
        narrowCell: personLine,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'status',
        narrow: isOne ? 'hidden' : 'end',
        narrowCell: (row) => <StatusBadge {...inviteLooks[row.status]}>{texts[row.status]}</StatusBadge>,
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        cell: ({ status }) => <StatusBadge {...inviteLooks[status]}>{texts[status]}</StatusBadge>,
      },
      {
        id: 'invitedAt',
        narrow: 'end',
        // Only the day, because the department next to it needs the space.
        narrowCell: (row) => (
          <time dateTime={row.invitedAt} title={timestamp(row.invitedAt)}>
            {shortDay(row.invitedAt)}
          </time>
        ),
        header: texts.invitedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.invitedAt),
      },
      {
        id: 'addedAt',
        narrow: 'hidden',
        header: texts.addedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.addedAt),
      },
      actionsColumn(texts.actions, width.actions, (row) => (
        <RecordActions invitation={row} onRevoke={onRevoke} />
      )),
    ],
    [texts, timestamp, shortDay, width, onRevoke, isOne],
  )
}

interface RecordActionsProps {
  readonly invitation: Invitation
  readonly onRevoke: (invitation: Invitation) => void
}

/** The actions for one invitation, by its status. */
function RecordActions({ invitation, onRevoke }: RecordActionsProps) {
  const texts = useTexts(invitationsMessages)
  const who = invitation.realName || invitation.phone
  const resend = useResend(invitation, who)
  const mayChange = useCovers('invitations:write')
  const { status, kind } = invitation
  const isResendable =
    mayChange && kind === 'sms' && (status === 'awaitingRegistration' || status === 'expired')
  const review = {
    label: texts.review,
    name: texts.reviewOf(who),
    icon: <UserRoundCheck />,
    to: pagePaths.memberApplications,
  }
  return (
    <RowActions
      row={who}
      urgent={status === 'awaitingApproval'}
      main={isResendable ? resend : status === 'awaitingApproval' && review}
      more={[
        mayChange &&
          status === 'awaitingRegistration' && {
            label: texts.revoke,
            icon: <Undo2 />,
            tone: 'danger',
            onSelect: () => onRevoke(invitation),
          },
      ]}
    />
  )
}

function useResend({ invitationId }: Invitation, who: string): RowAction {
  const texts = useTexts(invitationsMessages)
  const { notify } = useHost()
  const explain = useDescribeFailure()
  const { run, busy } = useAction(resendAction)

  async function resend() {
    const result = await run(invitationId)
    if (result.done) notify({ tone: 'success', message: texts.resent(who) })
    else notify(failureNotice(result.failure, explain(result.failure)))
  }

  return { label: texts.resend, name: texts.resendTo(who), icon: <Mail />, busy, onSelect: resend }
}
