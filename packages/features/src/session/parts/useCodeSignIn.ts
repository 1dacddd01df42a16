import { sessionErrors } from '@atrium/contracts/session/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import * as v from 'valibot'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { useCodeRefusals } from '../../shared/codes/useCodeRefusals'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { provenMobileAtom, signInByCodeAtom } from '../entry/atoms'
import { entryMessages, sessionMessages } from '../messages'
import type { Session } from '../Session'
import { blameCode } from './blameCode'

interface CodeSignInOptions {
  readonly session: Pick<Session, 'begin' | 'getDevices'>
  /** Called before the person counts as signed in. */
  readonly onSignedIn: () => void
}

/** The number survives a reload, and the way to another form and back. */
const draft = { name: 'codeSignIn', schema: v.object({ mobile: v.string() }) }

export function useCodeSignIn({ session, onSignedIn }: CodeSignInOptions) {
  const texts = useTexts(entryMessages)
  const rules = codeRules(useTexts(codeMessages))
  const signIn = useSetAtom(signInByCodeAtom)
  const proven = useAtomValue(provenMobileAtom)
  const form = useForm({
    schema: v.object({ mobile: rules.mobile, code: rules.code }),
    initial: { mobile: '', code: '' },
    draft,
    blame: { ...blameCode, [sessionErrors.accountMissing]: 'mobile' },
    describe: useDescribeFailure({
      ...useCodeRefusals(),
      [sessionErrors.accountMissing]: texts.accountMissing,
      [sessionErrors.accountLocked]: useTexts(sessionMessages).accountLocked,
    }),
    async submit(typed) {
      const signedIn = await signIn({ ...typed, devices: session.getDevices() })
      onSignedIn()
      session.begin(signedIn)
    },
  })
  return { form, hasNoAccount: form.values.mobile !== '' && proven?.mobile === form.values.mobile }
}
