import { sessionErrors } from '@atrium/contracts/session/contract'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { useForm } from '../../shared/form/useForm'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { changePasswordAtom } from '../atoms'
import { passwordMessages } from '../messages'
import { newPassword } from './newPassword'

/** Old, new, and new again. */
export function usePasswordForm(account: string) {
  const texts = useTexts(passwordMessages)
  const change = useSetAtom(changePasswordAtom)
  return useForm({
    schema: (values) =>
      v.object({
        oldPassword: v.pipe(v.string(), v.nonEmpty(texts.oldPasswordRequired)),
        newPassword: v.pipe(
          v.string(),
          v.nonEmpty(texts.newPasswordRequired),
          newPassword(account, { weak: texts.weakPassword, tooLong: texts.tooLong }),
          v.check((password) => password !== values.oldPassword, texts.samePassword),
        ),
        repeatPassword: v.pipe(
          v.string(),
          v.nonEmpty(texts.repeatRequired),
          v.check((password) => password === values.newPassword, texts.repeatDiffers),
        ),
      }),
    initial: { oldPassword: '', newPassword: '', repeatPassword: '' },
    blame: {
      [sessionErrors.wrongCredentials]: 'oldPassword',
      [sessionErrors.weakPassword]: 'newPassword',
      [sessionErrors.commonPassword]: 'newPassword',
      [sessionErrors.personalPassword]: 'newPassword',
      [sessionErrors.samePassword]: 'newPassword',
    },
    describe: useDescribeFailure({
      [sessionErrors.wrongCredentials]: texts.wrongOldPassword,
      [sessionErrors.weakPassword]: texts.weakPassword,
      [sessionErrors.commonPassword]: texts.commonPassword,
      [sessionErrors.personalPassword]: texts.personalPassword,
      [sessionErrors.samePassword]: texts.samePassword,
      [sessionErrors.locked]: texts.locked,
      [sessionErrors.sealExpired]: texts.sealExpired,
    }),
    async submit({ oldPassword, newPassword }) {
      await change({ oldPassword, newPassword })
    },
  })
}
