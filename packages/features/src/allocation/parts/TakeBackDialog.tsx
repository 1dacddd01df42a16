import { useSetAtom } from 'jotai'
import { useDescribeFailure } from '../../shared/host/useHost'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { refreshAtom } from '../atoms'
import { dropDraftAtom, type Share } from '../draft'
import { useAllocationChanges } from '../useAllocationChanges'
import { useAllocationTexts, useRefusals } from '../useAllocationTexts'

interface TakeBackDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly sharing: {
    readonly mainId: string
    readonly departmentId: string
    readonly shares: readonly Share[]
  }
  readonly total: number
  readonly departmentName: string
}

/** Shows who would lose a licence before seats are taken back. */
export function TakeBackDialog({ open, onOpenChange, sharing, total, departmentName }: TakeBackDialogProps) {
  const texts = useAllocationTexts()
  const describe = useDescribeFailure(useRefusals())
  const drop = useSetAtom(dropDraftAtom)
  const refresh = useSetAtom(refreshAtom)
  const { preview, takeBack } = useAllocationChanges()
  return (
    <ImpactDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.askTakeBack(total, departmentName)}
      lead={texts.takeBackLead}
      ask={(signal) => preview(sharing, signal)}
      describeBlocker={() => ({ text: texts.notNormal })}
      confirmLabel={texts.confirmTakeBack}
      onConfirm={async (shown) => {
        await takeBack(sharing, shown)
        drop()
      }}
      describeFailure={(failure) => {
        if (failure.kind === 'refused' || failure.kind === 'missing') refresh()
        return describe(failure)
      }}
    />
  )
}
