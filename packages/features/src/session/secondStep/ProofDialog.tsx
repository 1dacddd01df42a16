import { sessionErrors } from '@atrium/contracts/session/contract'
import type { ProofWay } from '@atrium/contracts/session/secondStep/contract'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { AuthenticatorCodeField } from '../../shared/codes/AuthenticatorCodeField'
import { CodeField } from '../../shared/codes/CodeField'
import { Control } from '../../shared/form/Field'
import { FormProblem } from '../../shared/form/FormProblem'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { usePasskeyRefusals } from '../../shared/passkey/usePasskeyRefusals'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { PasswordField } from '../parts/PasswordField'
import type { Session } from '../Session'
import { proofWaysAtom, proveAtom, sendProofCodeAtom } from './atoms'
import { takingMessages } from './messages'
import { OtherWays } from './OtherWays'
import styles from './SecondStep.module.css'

export interface ProofDialogProps {
  readonly session: Session
}

/** Asks above the page for a proof of identity; then the waiting call continues. */
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

/** Empty until the service has answered. */
const unknown = { ways: [], mobile: '' } as const

interface ProofFieldsProps {
  readonly form: ReturnType<typeof useProving>['form']
  readonly way: ProofWay
  readonly ways: readonly ProofWay[]
  /** Partly hidden, as a page may show it. */
  readonly mobile: string
  readonly onChoose: (way: ProofWay) => void
}

/** The input for the chosen method, and the other methods. */
function ProofFields({ form, way, ways, mobile, onChoose }: ProofFieldsProps) {
  const texts = useTexts(takingMessages)
  const sendCode = useSetAtom(sendProofCodeAtom)
  const names = {
    password: texts.toPassword,
    authenticator: texts.toAuthenticator,
    passkey: texts.toPasskey,
    code: texts.toCode,
  }
  return (
    <div className={styles.form}>
      {way === 'password' && (
        <Control form={form} name="typed">
          {(control, issue) => (
            <PasswordField
              {...control}
              name="password"
              label={texts.password}
              error={issue}
              autoComplete="current-password"
            />
          )}
        </Control>
      )}
      {way === 'authenticator' && (
        <AuthenticatorCodeField form={form} name="typed" label={texts.code} hint={texts.byAuthenticator} />
      )}
      {way === 'code' && (
        <CodeField form={form} name="typed" purpose="prove" recipient={mobile} request={sendCode} />
      )}
      {way === 'passkey' && <p className={styles.hint}>{texts.byPasskey}</p>}
      <OtherWays ways={ways.filter((other) => other !== way)} names={names} onChoose={onChoose} />
    </div>
  )
}

/** Proves the person's identity with one of the methods. */
function useProving(ways: readonly ProofWay[], onProven: () => void) {
  const texts = useTexts(takingMessages)
  const [chosen, choose] = useState<ProofWay>()
  const way = chosen ?? ways[0] ?? 'password'
  const prove = useSetAtom(proveAtom)
  const required = way === 'password' ? texts.passwordRequired : texts.codeRequired
  const form = useForm({
    schema: v.object({
      typed: v.pipe(
        v.string(),
        v.check((typed) => way === 'passkey' || typed.trim() !== '', required),
      ),
    }),
    initial: { typed: '' },
    ...(way !== 'passkey' && {
      blame: {
        [sessionErrors.wrongCredentials]: 'typed' as const,
        [sessionErrors.secondStepWrong]: 'typed' as const,
        [codeErrors.wrong]: 'typed' as const,
        [codeErrors.late]: 'typed' as const,
        [codeErrors.tooManyTries]: 'typed' as const,
      },
    }),
    describe: useDescribeFailure(usePasskeyRefusals()),
    async submit({ typed }) {
      await prove({ way, typed })
      onProven()
      return undefined
    },
  })
  return {
    form,
    way,
    choose(next: ProofWay) {
      choose(next)
      form.discard()
    },
  }
}
