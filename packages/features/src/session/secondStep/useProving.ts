import { sessionErrors } from '@atrium/contracts/session/contract'
import type { ProofWay } from '@atrium/contracts/session/secondStep/contract'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { useCodeRefusals } from '../../shared/codes/useCodeRefusals'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { usePasskeyRefusals } from '../../shared/passkey/usePasskeyRefusals'
import { proveAtom } from './atoms'
import { takingMessages } from './messages'

/** Proves by one of the ways that it is the person. */
export function useProving(ways: readonly ProofWay[], onProven: () => void) {
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
    describe: useDescribeFailure({
      ...useCodeRefusals(),
      ...usePasskeyRefusals(),
      [sessionErrors.wrongCredentials]: texts.wrongPassword,
      [sessionErrors.secondStepWrong]: way === 'passkey' ? texts.wrongPasskey : texts.wrongCode,
      [sessionErrors.locked]: texts.locked,
      [sessionErrors.sealExpired]: texts.sealExpired,
    }),
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
