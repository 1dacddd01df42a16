import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Skeleton } from '@atrium/ui/skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormProblem } from '../../shared/form/FormProblem'
import { useUnsaved } from '../../shared/form/useUnsaved'
import { useHost, useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { beginAuthenticatorAction } from '../actions'
import { secondStepMessages } from '../messages'
import { AuthenticatorSetUp } from './AuthenticatorSetUp'
import { RecoveryCodesDialog } from './RecoveryCodesDialog'
import { useAuthenticatorForm } from './useAuthenticatorForm'

interface AuthenticatorDialogProps {
  readonly account: string
  readonly onClose: () => void
}

/** Turns on the second step: the app gets the secret, a code proves it, and the recovery codes appear. */
export function AuthenticatorDialog({ account, onClose }: AuthenticatorDialogProps) {
  const texts = useTexts(secondStepMessages)
  const { loading, cancel } = useTexts(sharedMessages)
  const { close, discard } = useSharedLabels()
  const { notify } = useHost()
  const { run, action } = useAction(beginAuthenticatorAction)
  const [begun, setBegun] = useState<{ readonly secret: string; readonly address: string }>()
  const [codes, setCodes] = useState<readonly string[]>()

  async function begin() {
    const result = await run()
    if (result.done) setBegun(result.value)
  }
  const beginOnce = useEffectEvent(begin)
  useEffect(() => void beginOnce(), [])

  const form = useAuthenticatorForm((made) => {
    notify({ tone: 'success', message: texts.turnedOn })
    setCodes(made)
  })

  useUnsaved({ ...form, discard: onClose, isModal: true })

  if (codes) return <RecoveryCodesDialog codes={codes} account={account} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => open || form.busy || onClose()}
      dirty={form.isDirty && !form.busy}
      discardLabels={discard}
    >
      <DialogContent width={440} onSubmit={form.submit}>
        <DialogHeader title={texts.setUpTitle} closeLabel={close} />
        <DialogBody>
          {begun && <AuthenticatorSetUp begun={begun} form={form} />}
          {!begun && action.state === 'failed' && (
            <RequestFailure failure={action.failure} title={texts.setUpFailed} onRetry={() => void begin()} />
          )}
          {!begun && action.state !== 'failed' && (
            <div role="status" aria-label={loading} aria-busy="true">
              <Skeleton shape="block" height={360} />
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          <FormProblem>{form.problem}</FormProblem>
          <DialogClose asChild>
            <Button disabled={form.busy}>{cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" busy={form.busy} disabled={!begun}>
            {texts.confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
