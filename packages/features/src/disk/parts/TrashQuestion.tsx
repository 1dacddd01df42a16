import { binDays } from '@atrium/contracts/disk/contract'
import { useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { trashAction } from '../actions'
import type { DiskNode } from '../api'
import { diskMessages } from '../messages'
import { useDiskFailure } from '../useDiskFailure'

interface TrashQuestionProps {
  /** Undefined: nothing is asked. */
  readonly nodes: readonly DiskNode[] | undefined
  readonly onClose: () => void
  readonly onTrashed: () => void
}

/** Asks before something goes to the bin. */
export function TrashQuestion({ nodes = [], onClose, onTrashed }: TrashQuestionProps) {
  const texts = useTexts(diskMessages)
  const describe = useDiskFailure()
  const { perform } = useAction(trashAction)
  return (
    <Question
      open={nodes.length > 0}
      onOpenChange={(open) => open || onClose()}
      title={texts.trashTitle(nodes.length)}
      description={texts.trashHint(binDays)}
      tone="danger"
      confirmLabel={texts.trash}
      onConfirm={async () => {
        await perform(nodes.map(({ id }) => id))
        onTrashed()
      }}
      done={texts.trashed(nodes.length)}
      describeFailure={(failure) => texts.trashFailed(describe(failure))}
    />
  )
}
