import { sessionErrors } from '@atrium/contracts/session/contract'
import { tidyAccountName } from '@atrium/contracts/wire/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useAction } from '../../shared/request/useAction'
import type { Failure } from '../../shared/wire/Failure'
import { type SendSealed, signInAtom, standingAtom } from '../atoms'
import { type ProofForm, useProofForm } from '../proof/useProofForm'
import type { Session } from '../Session'

type SignInField = 'account' | 'password' | 'proof'

export interface SignInForm {
  readonly account: string
  setAccount(account: string): void
  readonly password: string
  setPassword(password: string): void
  readonly proof: ProofForm
  readonly proofRequired: boolean
  /** Fields that were empty when the form was sent. */
  readonly missing: ReadonlySet<SignInField>
  readonly busy: boolean
  readonly failure: Failure | undefined
  /** Seconds until the next attempt is allowed. */
  readonly waitSeconds: number
  readonly fields: Readonly<Record<'account' | 'password', RefObject<HTMLInputElement | null>>> & {
    readonly proof: RefObject<HTMLButtonElement | null>
  }
  submit(event: FormEvent): void
}

interface SignInFormOptions {
  /** Initial account in the form. */
  readonly account: string
  readonly session: Pick<Session, 'begin' | 'getDevices'>
  /** Called before the person counts as signed in. */
  readonly onSignedIn?: () => void
  /** Default: a personal account. */
  readonly send?: SendSealed
}

/** The state of a sign-in form, on a page or in a dialog. Nothing typed is lost on a failure. */
export function useSignInForm({
  account: known,
  session,
  onSignedIn,
  send: sendSealed,
}: SignInFormOptions): SignInForm {
  const [account, setAccount] = useState(known)
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(false)
  const standing = useAtomValue(standingAtom)
  const proof = useProofForm()
  const { run, busy, action } = useAction(useSetAtom(signInAtom))
  const fields = {
    account: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    proof: useRef<HTMLButtonElement>(null),
  }
  const focusOn = useFieldFocus(fields)
  const isTried = standing.account === tidyAccountName(account)
  const waitSeconds = useSecondsUntil(isTried ? standing.waitUntil : 0)
  const missing = missingFields(account, password, standing.proofRequired && !proof.value)

  async function send(): Promise<void> {
    const result = await run({
      account: tidyAccountName(account),
      password,
      proof: standing.proofRequired ? proof.value : undefined,
      devices: session.getDevices(),
      send: sendSealed,
    })
    if (result.done) {
      onSignedIn?.()
      return session.begin(result.value)
    }
    proof.renew()
    setSent(false)
    focusOn(fieldOf(result.failure))
  }

  return {
    account,
    setAccount,
    password,
    setPassword,
    proof,
    proofRequired: standing.proofRequired,
    missing: sent ? missing : new Set(),
    busy,
    failure: action.state === 'failed' ? action.failure : undefined,
    waitSeconds,
    fields,
    submit(event) {
      event.preventDefault()
      if (busy || waitSeconds > 0) return
      setSent(true)
      const [first] = missing
      if (first) focusOn(first)
      else void send()
    },
  }
}

function missingFields(account: string, password: string, proofMissing: boolean): ReadonlySet<SignInField> {
  const missing = new Set<SignInField>()
  if (tidyAccountName(account) === '') missing.add('account')
  if (password === '') missing.add('password')
  if (proofMissing) missing.add('proof')
  return missing
}

const fieldOf = ({ code }: Failure): SignInField =>
  code === sessionErrors.verificationRequired || code === sessionErrors.verificationWrong
    ? 'proof'
    : 'password'

type Fields<N extends string> = Readonly<Record<N, RefObject<HTMLElement | null>>>

/** Moves the focus to a field after the next render, which may be the one that shows it. */
function useFieldFocus<N extends string>(fields: Fields<N>): (name: N) => void {
  const [wanted, setWanted] = useState<{ readonly field: Fields<N>[N] }>()
  useEffect(() => wanted?.field.current?.focus(), [wanted])
  return (name) => setWanted({ field: fields[name] })
}

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0. */
function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0)
  const seconds = secondsUntil(moment)
  const waiting = seconds > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => tick((count) => count + 1), 250)
    return () => clearInterval(timer)
  }, [waiting])
  return seconds
}
