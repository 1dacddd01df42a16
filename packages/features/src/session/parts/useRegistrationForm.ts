import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { codeMessages } from '../../shared/codes/codeMessages'
import { codeErrors } from '../../shared/codes/contract'
import { useCodeRefusals } from '../../shared/codes/useCodeRefusals'
import { useDraft } from '../../shared/form/useDraft'
import { useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { mobile as mobileSchema } from '../../shared/wire/contract'
import { passwordLength, passwordWeakness, sessionErrors } from '../contract'
import { passwordMessages } from '../passwordMessages'
import { registerAtom } from '../registration/atoms'
import { registrationMessages } from '../registrationMessages'
import type { Session } from '../Session'
import { useFieldFocus } from './useFieldFocus'

const names = ['mobile', 'code', 'name', 'password'] as const
type Name = (typeof names)[number]
type Values = Readonly<Record<Name, string>>
type Issues = Partial<Record<Name, string>>

/** Never the password. */
const registrationDraft = v.object({ mobile: v.string(), name: v.string() })

export interface RegistrationOptions {
  readonly session: Session
  /** The name that stands in the form at first. */
  readonly name: string
  /** What is wrong with a mobile number that is otherwise right; undefined: nothing. */
  readonly judgeMobile?: (mobile: string) => string | undefined
  /** Called before the person counts as signed in. */
  readonly onRegistered: (name: string) => void
}

/** Issues show once the form was sent, and go as soon as they are mended. Number and name survive a reload. */
export function useRegistrationForm({
  session,
  name: known,
  judgeMobile,
  onRegistered,
}: RegistrationOptions) {
  const draft = useDraft('registration', registrationDraft)
  const [values, setValues] = useState<Values>({
    mobile: draft.found?.mobile ?? '',
    code: '',
    name: draft.found?.name || known,
    password: '',
  })
  const [sent, setSent] = useState(false)
  const [awaitsCode, setAwaitsCode] = useState(false)
  const [existing, setExisting] = useState<string>()
  const { run, reset, busy, action } = useAction(useSetAtom(registerAtom))
  const failure = action.state === 'failed' ? action.failure : undefined
  const exists = values.mobile !== '' && values.mobile === existing
  const misfit = isMobile(values.mobile) ? judgeMobile?.(values.mobile) : undefined
  const own = useIssues(values, misfit, exists)
  const refused = useRefusals(failure?.code)
  const fields = {
    mobile: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  }
  const focusOn = useFieldFocus(fields)

  async function send() {
    const name = values.name.trim()
    const result = await run({ ...values, name, devices: session.getDevices() })
    if (result.done) {
      draft.drop()
      onRegistered(name)
      session.begin(result.value)
      return
    }
    if (result.failure.code === sessionErrors.accountExists) setExisting(values.mobile)
    focusOn(blames[result.failure.code] ?? 'mobile')
  }

  return {
    values,
    fields,
    busy,
    exists,
    issues: {
      ...(sent ? { ...refused, ...own } : { mobile: misfit }),
      ...(exists && { mobile: own.mobile }),
      ...(awaitsCode && values.code === '' && { code: undefined }),
    },
    /** What no field is to blame for. */
    failure: failure && blames[failure.code] ? undefined : failure,
    mayAskForCode: isMobile(values.mobile) && !misfit && !exists,
    change(name: Name, value: string) {
      const next = { ...values, [name]: value }
      setValues(next)
      draft.keep({ mobile: next.mobile, name: next.name })
      if (failure) reset()
    },
    awaitCode() {
      setAwaitsCode(true)
      if (failure) reset()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      setSent(true)
      setAwaitsCode(false)
      const first = names.find((name) => own[name])
      if (first) focusOn(first)
      else void send()
    },
  }
}

const isMobile = (value: string) => v.is(mobileSchema, value)

function useIssues(
  { mobile, code, name, password }: Values,
  misfit: string | undefined,
  exists: boolean,
): Issues {
  const texts = useTexts(registrationMessages)
  const codes = useTexts(codeMessages)
  const passwords = useTexts(passwordMessages)
  const weakness = passwordWeakness(password, mobile)
  const issues: Issues = {}
  if (mobile === '') issues.mobile = codes.phoneRequired
  else if (!isMobile(mobile)) issues.mobile = codes.phoneWrong
  else if (misfit) issues.mobile = misfit
  else if (exists) issues.mobile = texts.exists
  if (code === '') issues.code = codes.codeRequired
  else if (code.length < 4) issues.code = codes.codeLength
  if (name.trim() === '') issues.name = texts.nameRequired
  if (password === '') issues.password = texts.passwordRequired
  else if (weakness === 'tooLong') issues.password = passwords.tooLong(passwordLength.most)
  else if (weakness) issues.password = texts.weakPassword
  return issues
}

/** Which field a refusal is about. */
const blames: Readonly<Record<number, Name>> = {
  [sessionErrors.accountExists]: 'mobile',
  [sessionErrors.weakPassword]: 'password',
  [sessionErrors.commonPassword]: 'password',
  [codeErrors.wrong]: 'code',
  [codeErrors.late]: 'code',
  [codeErrors.tooManyTries]: 'code',
}

function useRefusals(code: number | undefined): Issues {
  const texts = useTexts(registrationMessages)
  const passwords = useTexts(passwordMessages)
  const codes = useCodeRefusals()
  const field = code === undefined ? undefined : blames[code]
  if (code === undefined || field === undefined) return {}
  const words: Readonly<Record<number, string>> = {
    ...codes,
    [sessionErrors.accountExists]: texts.exists,
    [sessionErrors.weakPassword]: texts.weakPassword,
    [sessionErrors.commonPassword]: passwords.commonPassword,
  }
  return { [field]: words[code] }
}
