import { useTexts } from '../../shared/host/useHost'
import { Question } from '../../shared/screen/Question'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { useAnswer } from './useAnswer'
import { useBacklogRefusals } from './useBacklogRefusals'

interface RefuseQuestionProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly item: BacklogItem
  readonly onRefused?: () => void
}

/** Asks before an invitation is refused. */
export function RefuseQuestion({ open, onOpenChange, item, onRefused }: RefuseQuestionProps) {
  const texts = useTexts(backlogMessages)
  const describe = useBacklogRefusals()
  const { refuse } = useAnswer()
  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      title={texts.refuseTitle(item.companyName)}
      description={texts.refuseHint}
      tone="danger"
      confirmLabel={texts.refuse}
      done={texts.refused}
      onConfirm={async () => {
        await refuse(item)
        onRefused?.()
      }}
      describeFailure={(failure) => texts.refuseFailed(describe(failure))}
    />
  )
}
