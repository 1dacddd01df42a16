import type { ProofWay } from '@atrium/contracts/session/secondStep/contract'
import { useSetAtom } from 'jotai'
import { AuthenticatorCodeField } from '../../shared/codes/AuthenticatorCodeField'
import { CodeField } from '../../shared/codes/CodeField'
import { Control } from '../../shared/form/Control'
import { useTexts } from '../../shared/host/useHost'
import { PasswordField } from '../parts/PasswordField'
import { sendProofCodeAtom } from './atoms'
import { takingMessages } from './messages'
import { OtherWays } from './OtherWays'
import styles from './SecondStep.module.css'
import type { useProving } from './useProving'

interface ProofFieldsProps {
  readonly form: ReturnType<typeof useProving>['form']
  readonly way: ProofWay
  readonly ways: readonly ProofWay[]
  /** As far as a page may show it. */
  readonly mobile: string
  readonly onChoose: (way: ProofWay) => void
}

/** What proves it, by the way that is chosen, and the other ways. */
export function ProofFields({ form, way, ways, mobile, onChoose }: ProofFieldsProps) {
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
