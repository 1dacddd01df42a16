import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { changePasswordAtom } from '../atoms'
import { passwordLength, passwordWeakness, sessionErrors } from '../contract'
import { passwordMessages } from '../passwordMessages'
import { useFieldFocus } from './useFieldFocus'

type PasswordName = 'oldPassword' | 'newPassword' | 'repeatPassword'
type Values = Readonly<Record<PasswordName, string>>
type Issues = Partial<Record<PasswordName, string>>

const names = ['oldPassword', 'newPassword', 'repeatPassword'] as const
const empty: Values = { oldPassword: '', newPassword: '', repeatPassword: '' }

interface PasswordFormOptions {
  readonly account: string
  onChanged(): void
}

/** Old, new, and new again. Issues show once the form was sent, and go as soon as they are mended. */
export function usePasswordForm({ account, onChanged }: PasswordFormOptions) {
  const [values, setValues] = useState(empty)
  const [sent, setSent] = useState(false)
  const { run, reset, busy, action } = useAction(useSetAtom(changePasswordAtom))
  const own = useIssues(values, account)
  const failure = action.state === 'failed' ? action.failure : undefined
  const refused = useRefusals(failure?.code)
  const fields = {
    oldPassword: useRef<HTMLInputElement>(null),
    newPassword: useRef<HTMLInputElement>(null),
    repeatPassword: useRef<HTMLInputElement>(null),
  }

  const focusOn = useFieldFocus(fields)

  async function send() {
    const { oldPassword, newPassword } = values
    const result = await run({ oldPassword, newPassword })
    if (result.done) onChanged()
    else if (result.failure.code === sessionErrors.wrongCredentials) focusOn('oldPassword')
    else if (result.failure.kind === 'refused') focusOn('newPassword')
  }

  return {
    values,
    fields,
    busy,
    issues: sent ? { ...refused, ...own } : {},
    /** What no field is to blame for. */
    failure: Object.keys(refused).length > 0 ? undefined : failure,
    change(name: PasswordName, value: string) {
      setValues((before) => ({ ...before, [name]: value }))
      if (failure) reset()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      setSent(true)
      const first = names.find((name) => own[name])
      if (first) focusOn(first)
      else void send()
    },
  }
}

function useIssues({ oldPassword, newPassword, repeatPassword }: Values, account: string): Issues {
  const texts = useTexts(passwordMessages)
  const weakness = passwordWeakness(newPassword, account)
  const issues: Issues = {}
  if (oldPassword === '') issues.oldPassword = texts.oldPasswordRequired
  if (newPassword === '') issues.newPassword = texts.newPasswordRequired
  else if (weakness === 'tooLong') issues.newPassword = texts.tooLong(passwordLength.most)
  else if (weakness) issues.newPassword = texts.weakPassword
  else if (newPassword === oldPassword) issues.newPassword = texts.samePassword
  if (repeatPassword === '') issues.repeatPassword = texts.repeatRequired
  else if (repeatPassword !== newPassword) issues.repeatPassword = texts.repeatDiffers
  return issues
}

/** What the service refused, at the field that it's about. */
function useRefusals(code: number | undefined): Issues {
  const texts = useTexts(passwordMessages)
  if (code === sessionErrors.wrongCredentials) return { oldPassword: texts.wrongOldPassword }
  if (code === sessionErrors.weakPassword) return { newPassword: texts.weakPassword }
  if (code === sessionErrors.commonPassword) return { newPassword: texts.commonPassword }
  if (code === sessionErrors.samePassword) return { newPassword: texts.samePassword }
  return {}
}
