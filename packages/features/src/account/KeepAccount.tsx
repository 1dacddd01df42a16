import { useRef } from 'react'
import { useDescribeFailure, useTexts } from '../shared/host/useKept'
import { useAction } from '../shared/request/useAction'
import { Question } from '../shared/screen/Question'
import { KeptNumbers } from '../shared/texts/KeptNumbers'
import { useFormat } from '../shared/texts/useFormat'
import { keepAccountAction } from './deregistration/actions'
import { deregistrationMessages } from './deregistration/messages'

export interface KeepAccountProps {
  /** When the account ends. */
  readonly endsAt: string
  /** Signs out: the account ends as requested. */
  readonly onLeave: () => void
}

/** Asks after a sign-in whether to keep an account that is about to end. */
export function KeepAccount({ endsAt, onLeave }: KeepAccountProps) {
  const texts = useTexts(deregistrationMessages)
  const { timestamp } = useFormat()
  const describe = useDescribeFailure()
  const { perform } = useAction(keepAccountAction)
  const isKept = useRef(false)
  return (
    <Question
      open
      onOpenChange={() => !isKept.current && onLeave()}
      title={texts.endingTitle}
      description={<KeptNumbers>{texts.endingText(timestamp(endsAt))}</KeptNumbers>}
      confirmLabel={texts.keep}
      cancelLabel={texts.leave}
      done={texts.kept}
      onConfirm={async () => {
        await perform()
        isKept.current = true
      }}
      describeFailure={describe}
    />
  )
}
