import { useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { deleteItemsAction } from '../actions'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { useBacklogRefusals } from './useBacklogRefusals'

interface DeleteQuestionProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly item: BacklogItem
  readonly onDeleted?: () => void
}

/** Asks before a to-do leaves the list. */
export function DeleteQuestion({ open, onOpenChange, item, onDeleted }: DeleteQuestionProps) {
  const texts = useTexts(backlogMessages)
  const describe = useBacklogRefusals()
  const { perform } = useAction(deleteItemsAction)
  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      title={texts.deleteTitle(item.companyName)}
      description={texts.deleteHint}
      tone="danger"
      confirmLabel={texts.delete}
      done={texts.deleted}
      onConfirm={async () => {
        await perform([item.id])
        onDeleted?.()
      }}
      describeFailure={(failure) => texts.deleteFailed(describe(failure))}
    />
  )
}
