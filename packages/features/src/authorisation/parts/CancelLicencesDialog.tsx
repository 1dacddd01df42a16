import { useAtomValue, useSetAtom } from 'jotai'
import { useDescribeFailure } from '../../shared/host/useHost'
import type { Impact } from '../../shared/impact/contract'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { Failure } from '../../shared/wire/Failure'
import { apiAtom } from '../api'
import { memberLicencesAtom, userIdAtom } from '../atoms'
import { partsByType } from '../partsByType'
import { runParts } from '../runParts'
import { useAuthorisationTexts, useRefusals } from '../useAuthorisationTexts'
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
  const api = useAtomValue(apiAtom)
  const refresh = useSetAtom(memberLicencesAtom)
  const grantUserId = useAtomValue(userIdAtom) ?? ''
  const describe = useDescribeFailure(useRefusals())
  const tell = usePartsNotice()
  const idsOf = (items: readonly MemberLicence[]) => items.map((item) => item.subId)

  async function cancelLicences(shown: Impact, subIds: readonly string[]) {
    const cancelled = licences.filter((licence) => subIds.includes(licence.subId))
    const outcome = await runParts(
      partsByType(cancelled, {
        serialNumber: {
          name: texts.serialNumberPart,
          run: (items) => api.cancelMemberLicences({ body: idsOf(items) }),
        },
        subscription: {
          name: texts.subscriptionPart,
          run: (items) => api.cancelMemberSubscriptions({ body: idsOf(items) }),
        },
      }),
    )
    refresh()
    const problem = tell(outcome, {
      message: texts.cancelled,
      undo: () => grantAgain(shown),
      ...(shown.deviceCount > 0 && { undone: texts.grantedAgain }),
    })
    if (problem) throw new Failure('refused', problem)
    onCancelled()
  }

  /** The member gets the products back; what was activated has to be activated again. */
  async function grantAgain({ losers }: Impact) {
    const types = new Map(licences.map((licence) => [licence.subId, licence.productType]))
    const lost = losers.flatMap((loser) => loser.licences)
    for (const productType of [0, 1]) {
      const body = lost.filter(({ subId }) => types.get(subId) === productType).map(({ mainId }) => mainId)
      const call = { query: { grantUserId }, body }
      if (body.length === 0) continue
      await (productType === 1 ? api.grantSubscriptionsToMember(call) : api.grantLicencesToMember(call))
    }
    refresh()
  }

  return (
    <ImpactDialog
      open={open}
      onOpenChange={onClose}
      title={texts.cancelConfirm}
      lead={texts.cancelConfirmHint}
      rows={idsOf(licences)}
      ask={(signal, subIds) => api.previewCancelGrants({ body: [...subIds] }, { signal })}
      describeBlocker={() => ({ text: texts.notNormal })}
      confirmLabel={texts.cancelAssigned}
      onConfirm={cancelLicences}
      describeFailure={describe}
    />
  )
}
