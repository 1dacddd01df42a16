import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { deleteItemsAction } from '../actions'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { useAnswer } from './useAnswer'

interface ItemQuestionProps {
  /** The action in question. */
  readonly deed: 'refuse' | 'delete'
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly item: BacklogItem
  readonly onDone?: () => void
}

/** Asks before an invitation is declined, or a to-do is removed. */
export function ItemQuestion({ deed, open, onOpenChange, item, onDone }: ItemQuestionProps) {
  const texts = useTexts(backlogMessages)
  const describe = useDescribeFailure()
  const { refuse } = useAnswer()
  const { perform } = useAction(deleteItemsAction)
  const deeds = {
    refuse: {
      title: texts.refuseTitle,
      description: texts.refuseHint,
      done: texts.refused,
      failed: texts.refuseFailed,
      perform: () => refuse(item),
    },
    delete: {
      title: texts.deleteTitle,
      description: texts.deleteHint,
      done: texts.deleted,
      failed: texts.deleteFailed,
      perform: () => perform([item.id]),
    },
  }
  const asked = deeds[deed]
  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      title={asked.title(item.companyName)}
      description={asked.description}
      tone="danger"
      confirmLabel={texts[deed]}
      done={asked.done}
      onConfirm={async () => {
        await asked.perform()
        onDone?.()
      }}
      describeFailure={(failure) => asked.failed(describe(failure))}
    />
  )
}
