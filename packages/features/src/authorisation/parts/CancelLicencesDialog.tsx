import { useAtomValue } from 'jotai'
import { useShownWhileOpen } from '../../shared/drawer/useShownWhileOpen'
import { useDescribeFailure } from '../../shared/host/useKept'
import type { Impact } from '../../shared/impact/api'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { RuledNotice } from '../../shared/licence/RuledNotice'
import { useAction } from '../../shared/request/useAction'
import { Failure } from '../../shared/wire/Failure'
import { cancelOfMemberAction } from '../actions'
import { apiAtom, type MemberLicence } from '../api'
import { userIdAtom } from '../atoms'
import { usePartsNotice } from '../grants/usePartsNotice'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface CancelLicencesDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly licences: readonly MemberLicence[]
  readonly onCancelled: () => void
}

/** Asks, then cancels the member's licences. */
export function CancelLicencesDialog(props: CancelLicencesDialogProps) {
  const { open, onClose, onCancelled } = props
  const licences = useShownWhileOpen(open, props.licences)
  const texts = useAuthorisationTexts()
  const api = useAtomValue(apiAtom)
  const userId = useAtomValue(userIdAtom) ?? ''
  const describe = useDescribeFailure()
  const tell = usePartsNotice()
  const { perform } = useAction(cancelOfMemberAction)
  const idsOf = (items: readonly MemberLicence[]) => items.map((item) => item.licenceId)

  async function cancelLicences({ losers }: Impact, licenceIds: readonly string[]) {
    const cancelled = licences.filter((licence) => licenceIds.includes(licence.licenceId))
    const { result, undo } = await perform({ userId, licences: cancelled, losers })
    const problem = tell(result, {
      message: texts.cancelled,
      undo,
    })
    if (problem) throw new Failure('refused', problem)
    onCancelled()
  }

  return (
    <ImpactDialog
      open={open}
      onOpenChange={onClose}
      title={texts.cancelConfirm}
      lead={texts.cancelConfirmHint}
      rows={idsOf(licences)}
      ask={(signal, licenceIds) => api.previewCancelGrants({ body: [...licenceIds] }, { signal })}
      details={() => <RuledNotice count={licences.filter(({ source }) => source === 'rule').length} />}
      describeBlocker={() => ({ text: texts.notNormal })}
      confirmLabel={texts.cancelAssigned}
      onConfirm={cancelLicences}
      describeFailure={describe}
    />
  )
}
