import { Button } from '@atrium/ui/button'
import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { asFailure } from '../../shared/wire/Failure'
import { declineAction } from '../actions'
import { applicationErrors } from '../contract'
import { joinMessages } from '../joinMessages'

/** Declines what a text message offered, after a question. */
export function DeclineButton({ company }: { readonly company: string }) {
  const texts = useTexts(joinMessages)
  const shared = useTexts(sharedMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure({ [applicationErrors.answered]: texts.answered })
  const { perform } = useAction(declineAction)
  const [asking, setAsking] = useState(false)

  async function decline() {
    await perform()
    notify({ tone: 'success', message: texts.declined })
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {texts.decline}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.declineTitle(company)}
        description={texts.declineText}
        confirmLabel={texts.declineConfirm}
        cancelLabel={shared.cancel}
        tone="danger"
        onConfirm={decline}
        describeFailure={(thrown) => describe(asFailure(thrown))}
      />
    </>
  )
}
