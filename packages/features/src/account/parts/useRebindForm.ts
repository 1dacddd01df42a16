import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { codeMessages } from '../../shared/codes/codeMessages'
import { codeErrors } from '../../shared/codes/contract'
import { useCodeRefusals } from '../../shared/codes/useCodeRefusals'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { mobile } from '../../shared/wire/contract'
import { Failure } from '../../shared/wire/Failure'
import { changeMobileAtom } from '../atoms'
import { accountErrors } from '../contract'
import { accountMessages } from '../messages'
import { failureOf, useAccountHost } from './AccountHost'
import { messageInside } from './messageInside'

const names = ['password', 'newMobile', 'code'] as const
type RebindName = (typeof names)[number]
type Values = Readonly<Record<RebindName, string>>
type Issues = Partial<Record<RebindName, string>>

const empty: Values = { password: '', newMobile: '', code: '' }

/** Password, new mobile and its code. Issues show once the form was sent, and go as soon as they are mended. */
export function useRebindForm(oldMobile: string, onDone: () => void) {
  const [values, setValues] = useState(empty)
  const [sent, setSent] = useState(false)
  const [awaitsCode, setAwaitsCode] = useState(false)
  const { sealPassword, expectEnd } = useAccountHost()
  const changeMobile = useSetAtom(changeMobileAtom)
  const { run, reset, busy, action } = useAction(async () => {
    const { newMobile, code, password } = values
    const sealed = await sealPassword(password)
    const giveUp = expectEnd?.()
    try {
      await changeMobile({ oldMobile, newMobile, code, ...sealed })
    } catch (thrown) {
      giveUp?.()
      throw thrown
    }
  })
  const own = useIssues(values, oldMobile)
  const failure = failureOf(action)
  const blamed = failure && blames[failure.code]
  const told = useTold(failure)
  const refused: Issues = blamed ? { [blamed]: told } : {}
  const fields = {
    password: useRef<HTMLInputElement>(null),
    newMobile: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  }

  async function send() {
    const result = await run()
    if (result.done) onDone()
    else fields[blames[result.failure.code] ?? 'password'].current?.focus()
  }

  return {
    values,
    fields,
    busy,
    issues: {
      ...(sent && { ...refused, ...own }),
      ...(awaitsCode && values.code === '' && { code: undefined }),
    },
    /** What no field is to blame for. */
    problem: blamed ? undefined : told,
    isMobileRight: isMobile(values.newMobile) && values.newMobile !== oldMobile,
    isDirty: names.some((name) => values[name] !== ''),
    change(name: RebindName, value: string) {
      setValues((before) => ({ ...before, [name]: value }))
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
      if (first) fields[first].current?.focus()
      else void send()
    },
  }
}

export type RebindForm = ReturnType<typeof useRebindForm>

const isMobile = (value: string) => v.is(mobile, value)

function useIssues({ password, newMobile, code }: Values, oldMobile: string): Issues {
  const texts = useTexts(accountMessages)
  const codes = useTexts(codeMessages)
  const issues: Issues = {}
  if (password === '') issues.password = texts.passwordRequired
  if (newMobile === '') issues.newMobile = codes.phoneRequired
  else if (!isMobile(newMobile)) issues.newMobile = codes.phoneWrong
  else if (newMobile === oldMobile) issues.newMobile = texts.samePhone
  if (code === '') issues.code = codes.codeRequired
  else if (code.length < 4 || code.length > 8) issues.code = codes.codeLength
  return issues
}

/** Which field a refusal is about. */
const blames: Readonly<Record<number, RebindName>> = {
  [accountErrors.wrongPassword]: 'password',
  [accountErrors.phoneTaken]: 'newMobile',
  [accountErrors.phoneTakenInCompany]: 'newMobile',
  [accountErrors.samePhone]: 'newMobile',
  [codeErrors.wrong]: 'code',
  [codeErrors.late]: 'code',
  [codeErrors.tooManyTries]: 'code',
}

function useTold(failure: Failure | undefined): string | undefined {
  const texts = useTexts(accountMessages)
  const describe = useDescribeFailure({
    ...useCodeRefusals(),
    [accountErrors.wrongPassword]: texts.wrongPassword,
    [accountErrors.phoneTaken]: texts.phoneTaken,
    [accountErrors.phoneTakenInCompany]: texts.phoneTakenInCompany,
    [accountErrors.samePhone]: texts.samePhone,
    [accountErrors.phoneChanged]: texts.phoneChanged,
    [accountErrors.locked]: texts.locked,
    [accountErrors.sealExpired]: texts.sealExpired,
  })
  if (!failure) return undefined
  const { kind, message, code, issues } = failure
  return describe(new Failure(kind, messageInside(message), code, issues))
}
