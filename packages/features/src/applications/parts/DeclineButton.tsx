import { Button } from '@atrium/ui/button'
import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { asFailure } from '../../shared/wire/Failure'
import { applicationsApiAtom } from '../api'
import { applicationErrors } from '../contract'
import { credentialAtom, invitationAtom } from '../joinAtoms'
import { joinMessages } from '../joinMessages'

/** Declines what a text message offered, after a question. */
export function DeclineButton({ company }: { readonly company: string }) {
  const texts = useTexts(joinMessages)
  const shared = useTexts(sharedMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure({ [applicationErrors.answered]: texts.answered })
  const api = useAtomValue(applicationsApiAtom)
  const { data } = useAtomValue(credentialAtom)
  const refresh = useSetAtom(invitationAtom)
  const [asking, setAsking] = useState(false)

  async function decline() {
    await api.declineInvitation({ body: { data } })
    notify({ tone: 'success', message: texts.declined })
    refresh()
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
