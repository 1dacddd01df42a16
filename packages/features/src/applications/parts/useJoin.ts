import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { applicationsApiAtom } from '../api'
import { applicationErrors } from '../contract'
import { credentialAtom, invitationAtom, promisedNameAtom, standingAtom } from '../joinAtoms'
import { joinMessages } from '../joinMessages'

/** Sends the application: when asked to, and at once where it was promised while registering. */
export function useJoin(knownName: string) {
  const texts = useTexts(joinMessages)
  const api = useAtomValue(applicationsApiAtom)
  const credential = useAtomValue(credentialAtom)
  const refreshInvitation = useSetAtom(invitationAtom)
  const refreshStanding = useSetAtom(standingAtom)
  const [promised, promise] = useAtom(promisedNameAtom)
  const [name, setName] = useState(promised ?? knownName)
  const [isNameMissing, setNameMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const describe = useDescribeFailure({
    [applicationErrors.unknown]: texts.unknown,
    [applicationErrors.expired]: texts.expired,
    [applicationErrors.revoked]: texts.revoked,
    [applicationErrors.full]: texts.full,
    [applicationErrors.answered]: texts.answered,
    [applicationErrors.alreadyMember]: texts.alreadyMember,
    [applicationErrors.alreadyApplied]: texts.alreadyApplied,
    [applicationErrors.wrongAccount]: texts.wrongAccount,
    [applicationErrors.phoneTaken]: texts.phoneTaken,
  })

  const { run, busy, action } = useAction((realName: string) =>
    api.applyToJoin({ body: { ...credential, realName } }),
  )

  async function send(realName: string) {
    const result = await run(realName)
    // A refusal by a rule is what the page then shows; without an answer it can be sent again.
    if (!result.done && result.failure.kind !== 'refused') return
    promise(undefined)
    if (!result.done && result.failure.code === applicationErrors.phoneTaken) return
    refreshInvitation()
    refreshStanding()
  }

  const start = useRef(() => {
    if (promised) void send(promised)
  })
  useEffect(() => start.current(), [])

  return {
    name,
    setName,
    isNameMissing: isNameMissing && name.trim() === '',
    field,
    busy,
    problem: action.state === 'failed' ? describe(action.failure) : undefined,
    submit() {
      const given = name.trim()
      setNameMissing(given === '')
      if (given === '') field.current?.focus()
      else void send(given)
    },
  }
}
