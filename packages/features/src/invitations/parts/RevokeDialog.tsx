import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { asFailure } from '../../shared/wire/Failure'
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
  const { cancel } = useTexts(sharedMessages)
  const { notify } = useHost()
  const explain = useExplain()
  const { perform } = useAction(revokeAction)

  async function revoke() {
    if (!invitation) return
    await perform(invitation.invitationId)
    notify({ tone: 'success', message: texts.revoked })
  }

  return (
    <ConfirmDialog
      open={invitation !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      tone="danger"
      title={texts.confirmRevoke(invitation?.realName || invitation?.phone || '')}
      description={texts.revokedLink}
      confirmLabel={texts.revoke}
      cancelLabel={cancel}
      onConfirm={revoke}
      describeFailure={(thrown) => explain(asFailure(thrown))}
    />
  )
}
