import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { companyIdAtom } from '../../shared/host'
import { sharedMessages } from '../../shared/sharedMessages'
import { useTexts } from '../../shared/useHost'
import { apiAtom } from '../api'
import { memberLicencesAtom } from '../atoms'
import { partsByType } from '../partsByType'
import { runParts } from '../runParts'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { usePartsNotice } from '../usePartsNotice'
import type { MemberLicence } from '../wire'

interface CancelLicencesDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly licences: readonly MemberLicence[]
  readonly onCancelled: () => void
}

/** Asks, then takes the licences back from the member. */
export function CancelLicencesDialog({ open, onClose, licences, onCancelled }: CancelLicencesDialogProps) {
  const texts = useAuthorisationTexts()
  const { cancel } = useTexts(sharedMessages)
  const api = useAtomValue(apiAtom)
  const enterPriseId = useAtomValue(companyIdAtom)
  const refresh = useSetAtom(memberLicencesAtom)
  const tell = usePartsNotice()

  async function cancelLicences() {
    const idsOf = (items: readonly MemberLicence[]) => items.map((item) => item.subId)
    const query = { enterPriseId }
    const outcome = await runParts(
      partsByType(licences, {
        serialNumber: {
          name: texts.serialNumberPart,
          run: (items) => api.cancelMemberLicences({ query, body: idsOf(items) }),
        },
        subscription: {
          name: texts.subscriptionPart,
          run: (items) => api.cancelMemberSubscriptions({ query, body: idsOf(items) }),
        },
      }),
    )
    refresh()
    const problem = tell(outcome, texts.cancelled)
    if (problem) throw new Error(problem)
    onCancelled()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="danger"
      title={texts.cancelConfirm}
      description={texts.cancelConfirmHint}
      confirmLabel={texts.cancelAssigned}
      cancelLabel={cancel}
      onConfirm={cancelLicences}
      describeFailure={(thrown) => thrown instanceof Error && thrown.message}
    />
  )
}
