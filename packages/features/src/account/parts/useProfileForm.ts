import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { useDraft } from '../../shared/form/useDraft'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { saveProfileAtom } from '../atoms'
import { accountContract, accountErrors, type Profile } from '../contract'
import { accountMessages } from '../messages'
import { failureOf } from './AccountHost'

const names = ['callName', 'realName', 'email'] as const
export type ProfileName = (typeof names)[number]
type Issues = Partial<Record<ProfileName, string>>

/**
 * The profile as it is being typed. What another page saved meanwhile arrives as `stored`: a save on top of it is
 * refused once, then replaces it knowingly.
 */
export function useProfileForm(stored: Profile) {
  const texts = useTexts(accountMessages)
  const { notify } = useHost()
  const draft = useDraft('profile', profileDraft)
  const [typed, setTyped] = useState(draft.found)
  const [isRestored, setRestored] = useState(typed !== undefined)
  const [saved, setSaved] = useState<{ readonly over: Profile; readonly after: Profile }>()
  // Until the service has told of it, what was just saved counts.
  const newest = saved && isSame(saved.over, stored) ? saved.after : stored
  const [begun, setBegun] = useState(newest)
  const base = typed ? begun : newest
  const values = typed ?? newest
  const [sent, setSent] = useState(false)
  const { run, reset, busy, action } = useAction(useSetAtom(saveProfileAtom))
  const failure = failureOf(action)
  const isConflict = failure?.code === accountErrors.profileChanged
  const issues = useIssues(values)
  const fields = {
    callName: useRef<HTMLInputElement>(null),
    realName: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
  }

  function forget() {
    setTyped(undefined)
    setRestored(false)
    setSent(false)
    draft.drop()
  }

  async function save() {
    const after = trimmed(values)
    // After a refusal the person has seen what is stored now.
    const before = isConflict ? newest : base
    const result = await run({ before, after })
    if (!result.done) return
    setSaved({ over: stored, after })
    forget()
    notify({ tone: 'success', message: texts.saved })
  }

  return {
    values,
    fields,
    busy,
    failure: isConflict ? undefined : failure,
    /** What another page saved, if that is in the way. */
    conflict: isConflict ? newest : undefined,
    isDirty: !isSame(values, base),
    /** What is shown was typed before the page was opened. */
    isRestored,
    issues: sent ? issues : {},
    change(name: ProfileName, value: string) {
      if (!typed) setBegun(newest)
      const next = { ...values, [name]: value }
      setTyped(next)
      draft.keep(next)
      if (failure && !isConflict) reset()
    },
    discard() {
      forget()
      reset()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (busy) return
      setSent(true)
      const first = names.find((name) => issues[name])
      if (first) fields[first].current?.focus()
      else void save()
    },
  }
}

const isSame = (one: Profile, other: Profile) => names.every((name) => one[name] === other[name])

const { entries } = accountContract.saveProfile.body

function useIssues(values: Profile): Issues {
  const texts = useTexts(accountMessages)
  const issues: Issues = {}
  if (values.callName.trim() === '') issues.callName = texts.nicknameRequired
  if (values.realName.trim() === '') issues.realName = texts.realNameRequired
  if (!v.is(entries.email, values.email)) issues.email = texts.emailWrong
  return issues
}

const trimmed = ({ callName, realName, email }: Profile): Profile => ({
  callName: callName.trim(),
  realName: realName.trim(),
  email: email.trim(),
})

const profileDraft = v.object({ callName: v.string(), realName: v.string(), email: v.string() })
