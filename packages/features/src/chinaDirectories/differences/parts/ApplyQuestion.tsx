import { useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { Question } from '../../../shared/screen/Question'
import { applyAction } from '../../actions'
import type { KnownDifference } from '../../api'
import { differencesMessages } from '../messages'
import { Consequences } from './Consequences'

interface ApplyQuestionProps {
  readonly difference: KnownDifference
  readonly onClose: () => void
}

/** Asks before a difference is applied, and says what that does. */
export function ApplyQuestion({ difference, onClose }: ApplyQuestionProps) {
  const texts = useTexts(differencesMessages)
  const applying = useAction(applyAction)
  const { directoryId, differenceId, total, leavers } = difference
  return (
    <Question
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.applyTitle}
      description={texts.applyText}
      confirmLabel={texts.applyCount(total)}
      tone={leavers.count > 0 ? 'danger' : 'neutral'}
      onConfirm={() => applying.perform({ directoryId, differenceId })}
      done={texts.started}
    >
      <Consequences difference={difference} />
    </Question>
  )
}
