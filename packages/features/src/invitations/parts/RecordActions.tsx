import { pagePaths } from '@atrium/contracts/paths'
import { Mail, Undo2, UserRoundCheck } from 'lucide-react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { type RowAction, RowActions } from '../../shared/list/RowActions'
import { useAction } from '../../shared/request/useAction'
import { failureNotice } from '../../shared/wire/failureNotice'
import { resendAction } from '../actions'
import type { Invitation } from '../api'
import { invitationsMessages } from '../messages'
import { useExplain } from './useExplain'

interface RecordActionsProps {
  readonly invitation: Invitation
  readonly onRevoke: (invitation: Invitation) => void
}

/** What can be done with one invitation, by its status. */
export function RecordActions({ invitation, onRevoke }: RecordActionsProps) {
  const texts = useTexts(invitationsMessages)
  const who = invitation.realName || invitation.phone
  const resend = useResend(invitation, who)
  const { status, kind } = invitation
  const isResendable = kind === 'sms' && (status === 'awaitingRegistration' || status === 'expired')
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
  const explain = useExplain()
  const { run, busy } = useAction(resendAction)

  async function resend() {
    const result = await run(invitationId)
    if (result.done) notify({ tone: 'success', message: texts.resent(who) })
    else notify(failureNotice(result.failure, explain(result.failure)))
  }

  return { label: texts.resend, name: texts.resendTo(who), icon: <Mail />, busy, onSelect: resend }
}
