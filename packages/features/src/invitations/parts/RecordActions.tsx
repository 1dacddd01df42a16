import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import table from '../../shared/list/TableCard.module.css'
import { useAction } from '../../shared/request/useAction'
import { failureNotice } from '../../shared/wire/failureNotice'
import { resendAction } from '../actions'
import type { Invitation } from '../api'
import { invitationsMessages } from '../messages'
import { invitationsRoutes } from '../routes'
import { useExplain } from './useExplain'

interface RecordActionsProps {
  readonly invitation: Invitation
  readonly onRevoke: (invitation: Invitation) => void
}

/** What can be done with one invitation, by its status. */
export function RecordActions({ invitation, onRevoke }: RecordActionsProps) {
  const texts = useTexts(invitationsMessages)
  const who = invitation.realName || invitation.phone
  const { status, kind } = invitation
  const isResendable = kind === 'sms' && (status === 'awaitingRegistration' || status === 'expired')
  return (
    <div className={table.actions}>
      {isResendable && <Resend invitation={invitation} who={who} />}
      {status === 'awaitingRegistration' && (
        <Button
          variant="ghost"
          tone="danger"
          size="small"
          aria-label={texts.revokeOf(who)}
          onClick={() => onRevoke(invitation)}
        >
          {texts.revoke}
        </Button>
      )}
      {status === 'awaitingApproval' && (
        <Button variant="ghost" size="small" asChild>
          <FeatureLink to={invitationsRoutes.applications} aria-label={texts.reviewOf(who)}>
            {texts.review}
          </FeatureLink>
        </Button>
      )}
    </div>
  )
}

function Resend({ invitation, who }: { readonly invitation: Invitation; readonly who: string }) {
  const texts = useTexts(invitationsMessages)
  const { notify } = useHost()
  const explain = useExplain()
  const resend = useAction(resendAction)

  async function run() {
    const result = await resend.run(invitation.invitationId)
    if (result.done) notify({ tone: 'success', message: texts.resent(who) })
    else notify(failureNotice(result.failure, explain(result.failure)))
  }

  return (
    <Button variant="ghost" size="small" busy={resend.busy} aria-label={texts.resendTo(who)} onClick={run}>
      {texts.resend}
    </Button>
  )
}
