import { Steps } from '@atrium/ui/steps'
import { useTexts } from '../host/useKept'
import { purchaseMessages } from './messages'

const steps = ['choose', 'confirm', 'pay', 'done'] as const

interface PurchaseStepsProps {
  /** The current step; `done`: all steps are complete. */
  readonly at: (typeof steps)[number]
}

/** The progress of a purchase, above each of its pages. */
export function PurchaseSteps({ at }: PurchaseStepsProps) {
  const texts = useTexts(purchaseMessages)
  return (
    <Steps
      label={texts.steps}
      steps={steps.map((step) => texts[step])}
      current={at === 'done' ? steps.length : steps.indexOf(at)}
    />
  )
}
