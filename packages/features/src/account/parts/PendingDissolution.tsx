import { dissolutionErrors } from '@atrium/contracts/account/contract'
import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import { withdrawDissolutionAction } from '../actions'
import type { DissolutionOutlook } from '../api'
import { dissolutionMessages } from '../messages'

interface PendingDissolutionProps {
  readonly request: NonNullable<DissolutionOutlook['request']>
}

/** A request that awaits the vendor, and the way to take it back. */
export function PendingDissolution({ request }: PendingDissolutionProps) {
  const texts = useTexts(dissolutionMessages)
  const { timestamp } = useFormat()
  const withdraw = useSetAtom(withdrawDissolutionAction)
  const [question, setQuestion] = useState<'asked' | 'none'>('none')
  const describe = useDescribeFailure({ [dissolutionErrors.notRequested]: texts.notRequested })

  return (
    <SettingsSection
      title={texts.pendingTitle}
      description={<KeptNumbers>{texts.pendingText(timestamp(request.requestedAt))}</KeptNumbers>}
    >
      <div className={layout.closeStack}>
        {request.reason && <p className={layout.hint}>{texts.reasonGiven(request.reason)}</p>}
        <div className={layout.actions}>
          <Button onClick={() => setQuestion('asked')}>{texts.withdraw}</Button>
        </div>
      </div>
      <Question
        open={question === 'asked'}
        onOpenChange={(open) => setQuestion(open ? 'asked' : 'none')}
        title={texts.withdrawTitle}
        description={texts.withdrawText}
        confirmLabel={texts.withdraw}
        onConfirm={withdraw}
        done={texts.withdrawn}
        describeFailure={describe}
      />
    </SettingsSection>
  )
}
