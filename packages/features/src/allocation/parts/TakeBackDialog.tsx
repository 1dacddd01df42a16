import { useSetAtom } from 'jotai'
import { useDescribeFailure } from '../../shared/host/useHost'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { previewTakeBackAtom, type Sharing } from '../actions'
import { dropDraftAtom } from '../draft'
import { useAllocationChanges } from '../useAllocationChanges'
import { useAllocationTexts, useRefusals } from '../useAllocationTexts'

interface TakeBackDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly sharing: Sharing
  readonly total: number
  readonly departmentName: string
}

/** Shows who would lose a licence before seats are taken back. */
export function TakeBackDialog({ open, onOpenChange, sharing, total, departmentName }: TakeBackDialogProps) {
  const texts = useAllocationTexts()
  const describe = useDescribeFailure(useRefusals())
  const drop = useSetAtom(dropDraftAtom)
  const preview = useSetAtom(previewTakeBackAtom)
  const { takeBack } = useAllocationChanges()
  return (
    <ImpactDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.askTakeBack(total, departmentName)}
      lead={texts.takeBackLead}
      ask={(signal) => preview({ sharing, signal })}
      describeBlocker={() => ({ text: texts.notNormal })}
      confirmLabel={texts.confirmTakeBack}
      onConfirm={async (shown) => {
        await takeBack(sharing, shown)
        drop()
      }}
      describeFailure={describe}
    />
  )
}
