import { sessionErrors } from '@atrium/contracts/session/contract'
import type { SecondStepAsked } from '@atrium/contracts/session/secondStep/contract'
import { compact } from '@atrium/contracts/wire/contract'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { authenticatorCode } from '../../shared/codes/codeRules'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { usePasskeyRefusals } from '../../shared/passkey/usePasskeyRefusals'
import { useLandingIn } from '../enterprise/useLandingIn'
import type { Session } from '../Session'
import { completeSignInAtom } from './atoms'
import { takingMessages } from './messages'

interface SecondStepOptions {
  readonly asked: SecondStepAsked
  readonly session: Pick<Session, 'begin' | 'getDevices'>
  /** Called before the person counts as signed in. */
  readonly onSignedIn?: (() => void) | undefined
}

/** The second step with one of its methods; the input of one method stays while another is shown. */
export function useSecondStepForm({ asked, session, onSignedIn }: SecondStepOptions) {
  const texts = useTexts(takingMessages)
  const [way, choose] = useState(asked.ways[0] ?? 'authenticator')
  const complete = useSetAtom(completeSignInAtom)
  const landIn = useLandingIn()
  const rules = {
    authenticator: {
      authenticator: authenticatorCode(texts.codeRequired),
      recoveryCode: v.string(),
    },
    recoveryCode: {
      authenticator: v.string(),
      recoveryCode: recoveryCode(texts.recoveryCodeRequired),
    },
    passkey: { authenticator: v.string(), recoveryCode: v.string() },
  }
  const form = useForm({
    schema: v.object(rules[way]),
    initial: { authenticator: '', recoveryCode: '' },
    ...(way !== 'passkey' && { blame: { [sessionErrors.secondStepWrong]: way } }),
    describe: useDescribeFailure(usePasskeyRefusals()),
    async submit(values) {
      const { challenge } = asked
      const code = way === 'passkey' ? '' : values[way]
      const signedIn = await complete({ challenge, way, code, devices: session.getDevices() })
      if (asked.company) landIn(asked.company)
      onSignedIn?.()
      session.begin(signedIn)
      return undefined
    },
  })
  return { form, way, choose }
}

/** As keyboards write it, including full-width letters. */
const recoveryCode = (words: string) =>
  v.pipe(
    v.string(),
    v.check((typed) => /^(?:-*[0-9a-z]){10}$/i.test(compact(typed)), words),
  )
