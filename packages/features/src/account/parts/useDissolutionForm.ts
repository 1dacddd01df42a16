import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { codeMessages } from '../../shared/codes/codeMessages'
import { codeErrors } from '../../shared/codes/contract'
import { useCodeRefusals } from '../../shared/codes/useCodeRefusals'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { requestDissolutionAtom } from '../atoms'
import { dissolutionErrors } from '../contract'
import { dissolutionMessages } from '../dissolutionMessages'
import { failureOf } from './AccountHost'

const codeFailures: readonly number[] = [codeErrors.wrong, codeErrors.late, codeErrors.tooManyTries]

/** Agreement, reason and code; a right form is asked about once more before it is sent. */
export function useDissolutionForm() {
  const texts = useTexts(dissolutionMessages)
  const codes = useTexts(codeMessages)
  const { notify } = useHost()
  const [agreed, setAgreed] = useState(false)
  const [reason, setReason] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState<'editing' | 'sent' | 'asking'>('editing')
  const [awaitsCode, setAwaitsCode] = useState(false)
  const codeField = useRef<HTMLInputElement>(null)
  const { run, reset, busy, action } = useAction(useSetAtom(requestDissolutionAtom))
  const describe = useDescribeFailure({
    ...useCodeRefusals(),
    [dissolutionErrors.blocked]: texts.blocked,
    [dissolutionErrors.alreadyRequested]: texts.alreadyRequested,
  })
  const failure = failureOf(action)
  const isCodeWrong = failure !== undefined && codeFailures.includes(failure.code)
  const issues = {
    agreed: agreed ? undefined : texts.agreeRequired,
    code: code === '' ? codes.codeRequired : code.length < 4 ? codes.codeLength : undefined,
  }
  const isShown = step !== 'editing'

  return {
    agreed,
    reason,
    code,
    codeField,
    busy,
    isAsking: step === 'asking',
    issues: {
      agreed: isShown ? issues.agreed : undefined,
      code: isCodeWrong
        ? describe(failure)
        : isShown && !(awaitsCode && code === '')
          ? issues.code
          : undefined,
    },
    problem: failure && !isCodeWrong ? describe(failure) : undefined,
    setAgreed,
    setReason,
    setCode(value: string) {
      setCode(value)
      if (failure) reset()
    },
    awaitCode() {
      setAwaitsCode(true)
      if (failure) reset()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      setAwaitsCode(false)
      const isRight = !issues.agreed && !issues.code
      setStep(isRight ? 'asking' : 'sent')
      if (!issues.agreed && issues.code) codeField.current?.focus()
    },
    giveUp: () => setStep('sent'),
    async send() {
      const result = await run({ code, reason: reason.trim() })
      setStep('sent')
      if (result.done) notify({ tone: 'success', message: texts.submitted })
    },
  }
}
