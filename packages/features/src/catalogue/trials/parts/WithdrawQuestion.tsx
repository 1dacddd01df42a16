import { useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { Question } from '../../../shared/screen/Question'
import { catalogueMessages } from '../../messages'
import { withdrawAction } from '../actions'
import type { Trial } from '../api'

interface WithdrawQuestionProps {
  readonly trial: Trial
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Asks before a request is withdrawn. */
export function WithdrawQuestion({ trial, ...dialog }: WithdrawQuestionProps) {
  const texts = useTexts(catalogueMessages)
  const { perform } = useAction(withdrawAction)
  return (
    <Question
      {...dialog}
      title={texts.withdrawTitle(trial.productName)}
      description={texts.withdrawHint}
      confirmLabel={texts.withdraw}
      tone="danger"
      done={texts.withdrawnNow}
      onConfirm={() => perform({ type: 'trial', id: trial.id })}
    />
  )
}
