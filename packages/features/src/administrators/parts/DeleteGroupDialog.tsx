import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtomValue } from 'jotai'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useQuestion } from '../../shared/impact/useQuestion'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { asFailure } from '../../shared/wire/Failure'
import { deleteGroupAction } from '../actions'
import { administratorsApiAtom, type GroupRow } from '../api'
import { administratorsMessages } from '../messages'
import { refusalTexts } from '../refusalTexts'
import { DeleteGroupImpact } from './DeleteGroupImpact'

interface DeleteGroupDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly group: GroupRow
}

/** Asks before a group is deleted, and shows what ends for whom. */
export function DeleteGroupDialog({ open, onOpenChange, group }: DeleteGroupDialogProps) {
  const texts = useTexts(administratorsMessages)
  const { cancel } = useTexts(sharedMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure(refusalTexts(texts))
  const api = useAtomValue(administratorsApiAtom)
  const { perform } = useAction(deleteGroupAction)
  const query = { groupId: group.groupId }
  const { request, askAgain } = useQuestion(open, (signal) => api.previewDeleteGroup({ query }, { signal }))

  async function remove() {
    await perform(group.groupId)
    notify({ tone: 'success', message: texts.groupDeleted })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      width={520}
      title={texts.confirmDelete(group.groupName)}
      description={texts.deleteLead}
      confirmLabel={texts.deleteGroup}
      confirmDisabled={request.state !== 'ready'}
      cancelLabel={cancel}
      onConfirm={remove}
      describeFailure={(thrown) => describe(asFailure(thrown))}
    >
      <DeleteGroupImpact request={request} onRetry={askAgain} />
    </ConfirmDialog>
  )
}
