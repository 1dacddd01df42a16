import { deregistrationErrors } from '@atrium/contracts/account/deregistration/contract'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { useCodeRefusals } from '../../shared/codes/useCodeRefusals'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { deregisterAction } from '../deregistration/actions'
import { deregistrationMessages } from '../deregistration/messages'
import { useAccountHost } from './AccountHost'

interface Submitted {
  readonly endsAt: string
  readonly proof: string
}

/** Agreement and code. */
export function useDeregistrationForm(onDone: (submitted: Submitted) => void) {
  const texts = useTexts(deregistrationMessages)
  const { code } = codeRules(useTexts(codeMessages))
  const { expectEnd } = useAccountHost()
  const deregister = useSetAtom(deregisterAction)
  return useForm({
    schema: v.object({
      agreed: v.pipe(v.boolean(), v.literal(true, texts.agreeRequired)),
      code,
    }),
    initial: { agreed: false, code: '' },
    blame: {
      [codeErrors.wrong]: 'code',
      [codeErrors.late]: 'code',
      [codeErrors.tooManyTries]: 'code',
    },
    describe: useDescribeFailure({
      ...useCodeRefusals(),
      [deregistrationErrors.blocked]: texts.blocked,
      [deregistrationErrors.alreadyRequested]: texts.alreadyRequested,
    }),
    async submit(values) {
      const giveUp = expectEnd?.()
      try {
        onDone(await deregister(values.code))
      } catch (thrown) {
        giveUp?.()
        throw thrown
      }
    },
  })
}
