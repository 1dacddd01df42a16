import { accountErrors } from '@atrium/contracts/account/contract'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { Failure } from '../../shared/wire/Failure'
import { changeMobileAction } from '../actions'
import { accountMessages } from '../messages'
import { useAccountHost } from './AccountHost'
import { messageInside } from './messageInside'

/** Password, new mobile and its code. */
export function useRebindForm(oldMobile: string, onDone: () => void) {
  const texts = useTexts(accountMessages)
  const rules = codeRules(useTexts(codeMessages))
  const { sealPassword, expectEnd } = useAccountHost()
  const changeMobile = useSetAtom(changeMobileAction)
  const describe = useDescribeFailure()
  return useForm({
    schema: v.object({
      password: v.pipe(v.string(), v.nonEmpty(texts.passwordRequired)),
      newMobile: v.pipe(
        rules.mobile,
        v.check((mobile) => mobile !== oldMobile, texts.samePhone),
      ),
      code: rules.code,
    }),
    initial: { password: '', newMobile: '', code: '' },
    blame: {
      [accountErrors.wrongPassword]: 'password',
      [accountErrors.phoneTaken]: 'newMobile',
      [accountErrors.phoneTakenInCompany]: 'newMobile',
      [accountErrors.samePhone]: 'newMobile',
      [codeErrors.wrong]: 'code',
      [codeErrors.late]: 'code',
      [codeErrors.tooManyTries]: 'code',
    },
    describe: ({ kind, message, code, issues }) =>
      describe(new Failure(kind, messageInside(message), code, issues)),
    async submit({ password, newMobile, code }) {
      const sealed = await sealPassword(password)
      const giveUp = expectEnd?.()
      try {
        await changeMobile({ oldMobile, newMobile, code, ...sealed })
      } catch (thrown) {
        giveUp?.()
        throw thrown
      }
      onDone()
    },
  })
}

export type RebindForm = ReturnType<typeof useRebindForm>
