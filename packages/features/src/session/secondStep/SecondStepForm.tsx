import { type SecondStepAsked, secondStepAsked } from '@atrium/contracts/session/secondStep/contract'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { AuthenticatorCodeField } from '../../shared/codes/AuthenticatorCodeField'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useKept'
import { askedAtom } from '../askedAtom'
import type { Session } from '../Session'
import { useSessionState } from '../SessionContext'
import { takingMessages } from './messages'
import { OtherWays } from './OtherWays'
import styles from './SecondStep.module.css'
import { useSecondStepForm } from './useSecondStepForm'

export interface SecondStepFormProps {
  /** The service's data, stored in the tab. */
  readonly asked: string
  readonly session: Session
  /** Called before the person counts as signed in. */
  readonly onSignedIn?: () => void
  /** Called to return to the first step. */
  readonly onBack?: () => void
}

const kept = v.pipe(v.string(), v.parseJson(), secondStepAsked)

/** The second step, on a page or in a dialog. */
export function SecondStepForm({ asked, onBack, ...props }: SecondStepFormProps) {
  const forget = useSetAtom(askedAtom)
  const parsed = v.safeParse(kept, asked)
  function giveUp() {
    forget(undefined)
    onBack?.()
  }
  const forgetStrange = useEffectEvent(() => parsed.success || giveUp())
  // The tab's data may be from an earlier version.
  useEffect(() => void forgetStrange(), [])
  return parsed.success ? <Step {...props} asked={parsed.output} onBack={giveUp} /> : null
}

type StepProps = Omit<SecondStepFormProps, 'asked' | 'onBack'> & {
  readonly asked: SecondStepAsked
  readonly onBack: () => void
}

function Step({ asked, session, onSignedIn, onBack }: StepProps) {
  const texts = useTexts(takingMessages)
  const state = useSessionState(session)
  const forget = useSetAtom(askedAtom)
  const { form, way, choose } = useSecondStepForm({ asked, session, onSignedIn })
  const button = useRef<HTMLButtonElement>(null)
  const hints = {
    authenticator: texts.byAuthenticator,
    passkey: texts.byPasskey,
    recoveryCode: texts.byRecoveryCode,
  }
  const names = {
    authenticator: texts.toAuthenticator,
    passkey: texts.toPasskey,
    recoveryCode: texts.toRecoveryCode,
  }
  const { setFocus } = form.hook
  useEffect(() => {
    if (way === 'passkey') button.current?.focus()
    else setFocus(way)
  }, [way, setFocus])
  const settle = useEffectEvent(() => session.getState().state === 'signedIn' && forget(undefined))
  // Not before the page is left, so that the first step isn't shown again in between.
  useEffect(() => () => void settle(), [])

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.hint}>{hints[way]}</p>
      {way === 'authenticator' && (
        <AuthenticatorCodeField form={form} name="authenticator" label={texts.code} />
      )}
      {way === 'recoveryCode' && (
        <Field form={form} name="recoveryCode" label={texts.recoveryCode}>
          {(control) => (
            <TextField
              {...control}
              className={styles.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              placeholder="XXXXX-XXXXX"
            />
          )}
        </Field>
      )}
      <Button
        ref={button}
        type="submit"
        variant="primary"
        className={styles.submit}
        busy={form.busy || state.state === 'signedIn'}
      >
        {way === 'passkey' ? texts.usePasskey : texts.verify}
      </Button>
      <Notice tone="danger" role="alert">
        {!form.busy && form.problem}
      </Notice>
      <OtherWays ways={asked.ways.filter((other) => other !== way)} names={names} onChoose={choose}>
        <Button variant="ghost" size="small" onClick={onBack}>
          {texts.back}
        </Button>
      </OtherWays>
      <p className={styles.lost}>{texts.lost}</p>
    </form>
  )
}
