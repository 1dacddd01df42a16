import { useAtomValue } from 'jotai'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { useQuestion } from '../../shared/impact/useQuestion'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
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
  const describe = useDescribeFailure(refusalTexts(texts))
  const api = useAtomValue(administratorsApiAtom)
  const { perform } = useAction(deleteGroupAction)
  const query = { groupId: group.groupId }
  const { request, askAgain } = useQuestion(open, (signal) => api.previewDeleteGroup({ query }, { signal }))

  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      width={520}
      title={texts.confirmDelete(group.groupName)}
      description={texts.deleteLead}
      confirmLabel={texts.deleteGroup}
      confirmDisabled={request.state !== 'ready'}
      onConfirm={() => perform(group.groupId)}
      done={texts.groupDeleted}
      describeFailure={describe}
    >
      <DeleteGroupImpact request={request} onRetry={askAgain} />
    </Question>
  )
}
