import { pagePaths } from '@atrium/contracts/paths'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { codeRules } from '../shared/codes/codeRules'
import { MobileField } from '../shared/codes/MobileField'
import { codeMessages } from '../shared/codes/messages'
import { useForm } from '../shared/form/useForm'
import { useTexts } from '../shared/host/useKept'
import { typedMobileAtom } from './atoms'
import { provenMobileAtom, signInByCodeAtom } from './entry/atoms'
import { entryMessages, sessionMessages } from './messages'
import { blameCode } from './parts/blameCode'
import { EntryCode } from './parts/EntryCode'
import { EntryLink } from './parts/EntryLink'
import type { WayProps } from './parts/PasswordSignIn'
import type { Session } from './Session'
import { useSession, useSessionState } from './SessionContext'
import styles from './SignIn.module.css'

const register = { to: pagePaths.register }

interface CodeSignInProps extends WayProps {
  /** The page for people without an account. Default: the registration. */
  readonly registering?: { readonly to: string; readonly way?: string }
}

/** Signs in with a mobile number and a code sent to it. A person without an account goes on to register with both. */
export function CodeSignIn({ because, onSignedIn, registering = register }: CodeSignInProps) {
  const texts = useTexts(sessionMessages)
  const entry = useTexts(entryMessages)
  const session = useSession()
  const state = useSessionState(session)
  const { form, hasNoAccount } = useCodeSignIn({ session, onSignedIn })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Notice role="status">{because}</Notice>
      <MobileField form={form} name="mobile" label={entry.mobile} />
      {hasNoAccount && (
        <p className={styles.next}>
          <EntryLink {...registering}>{entry.registerIt}</EntryLink>
        </p>
      )}
      <EntryCode form={form} name="code" purpose="enter" to={form.values.mobile} />
      <Button
        type="submit"
        variant="primary"
        className={styles.submit}
        busy={form.busy || state.state === 'signedIn'}
      >
        {texts.signIn}
      </Button>
      <Notice tone="danger" role="alert">
        {!form.busy && form.problem}
      </Notice>
    </form>
  )
}

interface CodeSignInOptions {
  readonly session: Pick<Session, 'begin' | 'getDevices'>
  /** Called before the person counts as signed in. */
  readonly onSignedIn: () => void
}

/** The number survives a reload and a visit to another form. */
const draft = { name: 'codeSignIn', schema: v.object({ mobile: v.string() }) }

function useCodeSignIn({ session, onSignedIn }: CodeSignInOptions) {
  const rules = codeRules(useTexts(codeMessages))
  const signIn = useSetAtom(signInByCodeAtom)
  const proven = useAtomValue(provenMobileAtom)
  const form = useForm({
    schema: v.object({ mobile: rules.mobile, code: rules.code }),
    initial: { mobile: '', code: '' },
    draft,
    blame: { ...blameCode, [sessionErrors.accountMissing]: 'mobile' },
    async submit(typed) {
      const signedIn = await signIn({ ...typed, devices: session.getDevices() })
      onSignedIn()
      session.begin(signedIn)
    },
  })
  const [typed, forget] = useAtom(typedMobileAtom)
  const begin = useEffectEvent(() => {
    if (typed === '') return
    form.set('mobile', typed)
    forget('')
  })
  useEffect(() => begin(), [])
  return { form, hasNoAccount: form.values.mobile !== '' && proven?.mobile === form.values.mobile }
}
