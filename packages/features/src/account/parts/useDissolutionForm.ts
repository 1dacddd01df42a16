import { dissolutionErrors } from '@atrium/contracts/account/contract'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { useCodeRefusals } from '../../shared/codes/useCodeRefusals'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { requestDissolutionAction } from '../actions'
import { dissolutionMessages } from '../messages'

/** Agreement, reason and code. */
export function useDissolutionForm() {
  const texts = useTexts(dissolutionMessages)
  const { code } = codeRules(useTexts(codeMessages))
  const { notify } = useHost()
  const request = useSetAtom(requestDissolutionAction)
  return useForm({
    schema: v.object({
      agreed: v.pipe(v.boolean(), v.literal(true, texts.agreeRequired)),
      reason: v.pipe(v.string(), v.trim()),
      code,
    }),
    initial: { agreed: false, reason: '', code: '' },
    blame: {
      [codeErrors.wrong]: 'code',
      [codeErrors.late]: 'code',
      [codeErrors.tooManyTries]: 'code',
    },
    describe: useDescribeFailure({
      ...useCodeRefusals(),
      [dissolutionErrors.blocked]: texts.blocked,
      [dissolutionErrors.alreadyRequested]: texts.alreadyRequested,
    }),
    async submit({ code, reason }) {
      await request({ code, reason })
      notify({ tone: 'success', message: texts.submitted })
    },
  })
}
