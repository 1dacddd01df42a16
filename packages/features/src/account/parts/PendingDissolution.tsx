import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { asFailure } from '../../shared/wire/Failure'
import { withdrawDissolutionAction } from '../actions'
import type { DissolutionOutlook } from '../api'
import { dissolutionErrors } from '../contract'
import { dissolutionMessages } from '../dissolutionMessages'

interface PendingDissolutionProps {
  readonly request: NonNullable<DissolutionOutlook['request']>
}

/** A request that awaits the vendor, and the way to take it back. */
export function PendingDissolution({ request }: PendingDissolutionProps) {
  const texts = useTexts(dissolutionMessages)
  const { cancel } = useTexts(sharedMessages)
  const { timestamp } = useFormat()
  const { notify } = useHost()
  const withdraw = useSetAtom(withdrawDissolutionAction)
  const [question, setQuestion] = useState<'asked' | 'none'>('none')
  const describe = useDescribeFailure({ [dissolutionErrors.notRequested]: texts.notRequested })

  async function confirm() {
    await withdraw()
    notify({ tone: 'success', message: texts.withdrawn })
  }

  return (
    <Card
      title={texts.pendingTitle}
      description={texts.pendingText(timestamp(request.requestedAt))}
      actions={<Button onClick={() => setQuestion('asked')}>{texts.withdraw}</Button>}
    >
      {request.reason && texts.reasonGiven(request.reason)}
      <ConfirmDialog
        open={question === 'asked'}
        onOpenChange={(open) => setQuestion(open ? 'asked' : 'none')}
        title={texts.withdrawTitle}
        description={texts.withdrawText}
        confirmLabel={texts.withdraw}
        cancelLabel={cancel}
        onConfirm={confirm}
        describeFailure={(error) => describe(asFailure(error))}
      />
    </Card>
  )
}
