import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { FormProblem } from '../../shared/form/FormProblem'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Session } from '../Session'
import { proofWaysAtom } from './atoms'
import { takingMessages } from './messages'
import { ProofFields } from './ProofFields'
import { useProving } from './useProving'

export interface ProofDialogProps {
  readonly session: Session
}

/** Asks over the page for proof that it is still the same person; then the call that waits goes on. */
export function ProofDialog({ session }: ProofDialogProps) {
  const texts = useTexts(takingMessages)
  const { loading, cancel } = useTexts(sharedMessages)
  const { close } = useSharedLabels()
  const [told, askAgain] = useAtom(proofWaysAtom)
  const { ways, mobile } = told.state === 'ready' ? told.value : unknown
  const { form, way, choose } = useProving(ways, () => session.settleProof('proven'))
  const button = useRef<HTMLButtonElement>(null)
  const { setFocus } = form.hook
  useEffect(() => {
    if (told.state !== 'ready') return
    if (way === 'passkey') button.current?.focus()
    else setFocus('typed')
  }, [told.state, way, setFocus])

  return (
    <Dialog open onOpenChange={(open) => open || session.settleProof('declined')}>
      <DialogContent width={420} onSubmit={form.submit}>
        <DialogHeader title={texts.proveTitle} description={texts.proveText} closeLabel={close} />
        <DialogBody>
          {told.state === 'loading' && (
            <div role="status" aria-label={loading} aria-busy="true">
              <Skeleton shape="block" height={96} />
            </div>
          )}
          {told.state === 'failed' && (
            <RequestFailure failure={told.failure} title={texts.proveFailed} onRetry={askAgain} />
          )}
          {told.state === 'ready' && (
            <ProofFields form={form} way={way} ways={ways} mobile={mobile} onChoose={choose} />
          )}
        </DialogBody>
        <DialogFooter>
          <FormProblem>{!form.busy && form.problem}</FormProblem>
          <DialogClose asChild>
            <Button disabled={form.busy}>{cancel}</Button>
          </DialogClose>
          {told.state === 'ready' && (
            <Button ref={button} type="submit" variant="primary" busy={form.busy}>
              {way === 'passkey' ? texts.usePasskey : texts.confirm}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** Until the service said it. */
const unknown = { ways: [], mobile: '' } as const
