import { Button } from '@atrium/ui/button'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { declineAction } from '../actions'
import { joinMessages } from '../messages'

/** Declines an invitation by text message, after a question. */
export function DeclineButton({ company }: { readonly company: string }) {
  const texts = useTexts(joinMessages)
  const { perform } = useAction(declineAction)
  const [asking, setAsking] = useState(false)

  return (
    <>
      <Button variant="ghost" tone="danger" onClick={() => setAsking(true)}>
        {texts.decline}
      </Button>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={texts.declineTitle(company)}
        description={texts.declineText}
        confirmLabel={texts.declineConfirm}
        tone="danger"
        onConfirm={() => perform()}
        done={texts.declined}
      />
    </>
  )
}
