import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useSetAtom } from 'jotai'
import { useDescribeFailure, useTexts } from '../shared/host/useKept'
import { usePasskeyRefusals } from '../shared/passkey/usePasskeyRefusals'
import { useAction } from '../shared/request/useAction'
import type { WayProps } from './parts/PasswordSignIn'
import { useSession, useSessionState } from './SessionContext'
import styles from './SignIn.module.css'
import { signInByPasskeyAtom } from './secondStep/atoms'
import { takingMessages } from './secondStep/messages'

/** Signs in with a passkey alone; nothing is typed. */
export function PasskeySignIn({ because, onSignedIn }: WayProps) {
  const texts = useTexts(takingMessages)
  const session = useSession()
  const state = useSessionState(session)
  const { run, busy, action } = useAction(useSetAtom(signInByPasskeyAtom))
  const describe = useDescribeFailure(usePasskeyRefusals())
  const problem = action.state === 'failed' ? describe(action.failure) : undefined

  async function enter() {
    const result = await run({ devices: session.getDevices() })
    if (!result.done) return
    onSignedIn()
    session.begin(result.value)
  }

  return (
    <div className={styles.form}>
      <Notice role="status">{because}</Notice>
      <p className={styles.text}>{texts.passkeyText}</p>
      <Button
        variant="primary"
        className={styles.submit}
        busy={busy || state.state === 'signedIn'}
        onClick={() => void enter()}
      >
        {texts.usePasskey}
      </Button>
      <Notice tone="danger" role="alert">
        {!busy && problem}
      </Notice>
    </div>
  )
}
