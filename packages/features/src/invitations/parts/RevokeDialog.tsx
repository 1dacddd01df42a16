import { useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { revokeAction } from '../actions'
import type { Invitation } from '../api'
import { invitationsMessages } from '../messages'
import { useExplain } from './useExplain'

interface RevokeDialogProps {
  /** About which is asked; undefined: none. */
  readonly invitation: Invitation | undefined
  readonly onClose: () => void
}

/** Asks before an invitation is taken back. */
export function RevokeDialog({ invitation, onClose }: RevokeDialogProps) {
  const texts = useTexts(invitationsMessages)
  const explain = useExplain()
  const { perform } = useAction(revokeAction)

  return (
    <Question
      open={invitation !== undefined}
      onOpenChange={onClose}
      tone="danger"
      title={texts.confirmRevoke(invitation?.realName || invitation?.phone || '')}
      description={texts.revokedLink}
      confirmLabel={texts.revoke}
      onConfirm={() => invitation && perform(invitation.invitationId)}
      done={texts.revoked}
      describeFailure={explain}
    />
  )
}
